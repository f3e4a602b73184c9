import type { Database } from '@vitrine/db/database.ts'
import type { PublishJob, PublishJobs } from '../content/pages/schedule/publish-jobs.ts'
import { publishScheduled } from '../content/pages/schedule/publish-scheduled.ts'

/** Stands for the job queue: what is to go live waits here until a test's clock has come so far. */
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
