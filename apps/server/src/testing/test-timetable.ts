import type { Database } from '@vitrine/db/database.ts'
import type { PublishJob, PublishJobs } from '../content/pages/schedule/publish-jobs.ts'
import { publishScheduled } from '../content/pages/schedule/publish-scheduled.ts'

/** Replaces the job queue: scheduled publications wait until the test's clock reaches them. */
export class TestTimetable implements PublishJobs {
  #waiting: PublishJob[] = []

  async send(job: PublishJob): Promise<void> {
    this.#waiting.push(job)
  }

  async runDue(db: Database, now: Date): Promise<void> {
    const isDue = ({ publishAt }: PublishJob) => new Date(publishAt) <= now
    const due = this.#waiting.filter(isDue)
    this.#waiting = this.#waiting.filter((job) => !isDue(job))
    for (const job of due) await publishScheduled(db, job)
  }
}
