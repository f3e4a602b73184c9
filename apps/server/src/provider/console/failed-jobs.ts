import type { FailedJob } from '@vitrine/contract/provider/console.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { FailedJobs } from '../../platform/jobs/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OperatorContext } from './console-calls.ts'
import { recordAct } from './record-act.ts'

export async function listFailedJobs(jobs: FailedJobs): Promise<FailedJob[]> {
  const failed = await jobs.listFailed()
  return failed.map(({ failedAt, ...job }) => ({
    ...job,
    failedAt: failedAt?.toISOString() ?? null,
  }))
}

/** Recorded first: a retried job may be done before the log is written. */
export async function retryJob(
  jobs: FailedJobs,
  { db, now, operator }: OperatorContext,
  { jobId, reason }: { jobId: string; reason: string },
): Promise<void> {
  const job = (await jobs.listFailed()).find(({ id }) => id === jobId)
  if (!job) throw new Refusal('not_found')
  await inPlatform(db, (tx) =>
    recordAct(tx, operator, { kind: 'retryJob', reason, subject: job.queue }, now()),
  )
  await jobs.retry(job)
}
