import type { JobQueue } from '../../../platform/jobs/jobs.ts'

export interface PublishJob {
  storeId: string
  pageId: string
  publishAt: string
}

export interface PublishJobs {
  send(job: PublishJob): Promise<void>
}

export const publishQueue = 'publish-page'

export function createPublishJobs(jobs: Pick<JobQueue, 'send'>): PublishJobs {
  return {
    send: (job) => jobs.send(publishQueue, job, { at: new Date(job.publishAt) }),
  }
}
