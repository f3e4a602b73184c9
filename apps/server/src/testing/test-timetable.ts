import type { Database } from '@vitrine/db/database.ts'
import type { ArticleJob, ArticleJobs } from '../content/blog/article-jobs.ts'
import { publishArticle } from '../content/blog/publish-article.ts'
import type { PublishJob, PublishJobs } from '../content/pages/schedule/publish-jobs.ts'
import { publishScheduled } from '../content/pages/schedule/publish-scheduled.ts'

/** Replaces the job queue: scheduled publications wait until the test's clock reaches them. */
export class TestTimetable implements PublishJobs, ArticleJobs {
  #waiting: (PublishJob | ArticleJob)[] = []

  async send(job: PublishJob): Promise<void> {
    this.#waiting.push(job)
  }

  async sendArticle(job: ArticleJob): Promise<void> {
    this.#waiting.push(job)
  }

  async runDue(db: Database, now: Date): Promise<void> {
    const isDue = ({ publishAt }: PublishJob | ArticleJob) => new Date(publishAt) <= now
    const due = this.#waiting.filter(isDue)
    this.#waiting = this.#waiting.filter((job) => !isDue(job))
    for (const job of due)
      await ('pageId' in job ? publishScheduled(db, job) : publishArticle(db, job))
  }
}
