"""Charts that an analyst would put into a mail.

``chart`` has the value and draws it on any device; ``view`` shows it in a page, ``dock`` in a window.
"""
