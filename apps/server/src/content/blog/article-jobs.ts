import type { JobQueue } from '../../platform/jobs/jobs.ts'

export interface ArticleJob {
  storeId: string
  articleId: string
  publishAt: string
}

export interface ArticleJobs {
  sendArticle(job: ArticleJob): Promise<void>
}

export const articleQueue = 'publish-article'

export function createArticleJobs(jobs: Pick<JobQueue, 'send'>): ArticleJobs {
  return {
    sendArticle: (job) => jobs.send(articleQueue, job, { at: new Date(job.publishAt) }),
  }
}
