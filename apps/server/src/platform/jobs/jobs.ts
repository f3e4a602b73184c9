import { type Job, type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import { errorFields, type Log } from '../log.ts'
import { jobFailures } from '../metrics/metrics.ts'

interface JobOptions {
  /** Allows one job of this key per window of seconds; further ones are dropped. */
  once?: { key: string; seconds: number }
  at?: Date
}

type Handler = (data: object) => Promise<void>

interface WorkerOptions {
  concurrency?: number
}

interface DeadJob {
  id: string
  queue: string
  error: string
  tries: number
  failedAt: Date | null
}

/** Jobs that failed for good, stored for some days. */
export interface FailedJobs {
  /** The newest first, at most 200. */
  listFailed(): Promise<DeadJob[]>
  retry(job: Pick<DeadJob, 'id' | 'queue'>): Promise<void>
}

export interface JobQueue extends FailedJobs {
  /** Stores the job before it resolves; retries with growing pauses until it succeeds. */
  send(queue: string, data: object, options?: JobOptions): Promise<void>
  work(queue: string, handler: Handler, options?: WorkerOptions): Promise<void>
  /** How long the oldest waiting job of each queue has been due. */
  ages(): Promise<{ queue: string; seconds: number }[]>
  stop(): Promise<void>
}

const queueRules = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  notify: true,
}

/** A new job notifies its worker; a delayed or retried one does not, so workers also poll. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

const together = { perJobResults: true, burstWhenBatchFull: true } as const

const withMetadata = { includeMetadata: true } as const

const failedQueue = 'failed-jobs'

/** Leaves the jobs' data out: it may contain personal data. */
const failedJobs = `SELECT id, name AS queue, retry_count + 1 AS tries, completed_on AS "failedAt",
    coalesce(output ->> 'error', output ->> 'message', '') AS error
  FROM pgboss.job WHERE state = 'failed' AND name <> $1
  ORDER BY completed_on DESC LIMIT 200`

/** Runs pg-boss in the database's `pgboss` schema, which it creates when missing. */
export async function startJobs(
  databaseUrl: string,
  log: Log,
  rules: Partial<Queue> = queueRules,
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    schedule: false,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn('The job queue reported an error.', errorFields(error)))
  await boss.start()
  const known = new Set<string>()

  async function ensureQueue(name: string) {
    if (known.has(name)) return
    await boss.createQueue(name, name === failedQueue ? queueRules : rules)
    known.add(name)
  }

  await ensureQueue(failedQueue)
  await boss.work(failedQueue, { ...polling, ...withMetadata }, async (jobs: JobWithMetadata[]) => {
    for (const job of jobs) logFailure(log, job)
  })

  return {
    async send(queue, data, { once, at } = {}) {
      await ensureQueue(queue)
      const limits = once && { singletonKey: once.key, singletonSeconds: once.seconds }
      const start = at && { startAfter: at }
      await boss.send(queue, data, { ...limits, ...start, deadLetter: failedQueue })
    },
    async work(queue, handler, { concurrency = 1 } = {}) {
      await ensureQueue(queue)
      const options = { ...polling, ...together, batchSize: concurrency }
      await boss.work<object>(queue, options, (jobs) =>
        Promise.all(jobs.map((job) => resultOf(job, handler))),
      )
    },
    async ages() {
      const { rows } = await boss.getDb().executeSql(
        `SELECT name AS queue,
          greatest(0, extract(epoch FROM now() - min(start_after)))::float8 AS seconds
        FROM pgboss.job WHERE state < 'active' AND start_after <= now() GROUP BY name`,
      )
      return rows as { queue: string; seconds: number }[]
    },
    async listFailed() {
      const { rows } = await boss.getDb().executeSql(failedJobs, [failedQueue])
      return rows as DeadJob[]
    },
    retry: async ({ queue, id }) => void (await boss.retry(queue, id)),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/** Leaves the job's data out: it may contain personal data. */
function logFailure(log: Log, job: JobWithMetadata) {
  const { sourceName, sourceId, sourceRetryCount, sourceOutput } = job
  jobFailures.inc({ queue: sourceName ?? 'unknown' })
  log.error('A job failed for good.', {
    queue: sourceName,
    jobId: sourceId,
    tries: (sourceRetryCount ?? 0) + 1,
    ...sourceOutput,
  })
}

async function resultOf({ id, data }: Job, handler: Handler): Promise<JobResult> {
  try {
    await handler(data)
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: errorFields(error) }
  }
}
