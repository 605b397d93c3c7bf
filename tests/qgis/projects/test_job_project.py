"""What a job keeps of the project in which it began."""

from __future__ import annotations

import gc

from qgis.core import QgsProject

from geoportfolio.core.gis.projects.job_project import JobProject


def test_a_job_that_ended_leaves_no_listener_at_the_project():
    project = QgsProject()
    for _ in range(3):
        JobProject(project)
    gc.collect()
    assert project.receivers(project.cleared) == 0


def test_a_job_sees_that_its_project_was_closed():
    project = QgsProject()
    job = JobProject(project)
    assert job.is_open
    project.clear()
    assert not job.is_open
