"""The portfolios: real places under the field names of the Open Exposure Data standard."""
