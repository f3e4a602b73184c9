import { inPlatform } from '@vitrine/db/in-platform.ts'
import { productImports } from '@vitrine/db/schema/imports.ts'
import { inArray } from 'drizzle-orm'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../api/context.ts'
import { findImport, underWay } from './queries.ts'
import { runImport } from './run-import.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { fetchImages, type Fetching } from './fetch-images.ts'

/** The import's own row stores its state; a job only names it. */
export interface ImportJob {
  storeId: string
  importId: string
}

export interface ImportJobs {
  send(job: ImportJob, after?: number): Promise<void>
}

const queue = 'product-import'
/** A queue of its own, so that slow remote servers delay no other import. */
const imageQueue = 'import-images'

export function createImportJobs(jobs: Pick<JobQueue, 'send'>, now: () => Date): ImportJobs {
  return {
    send: (job, after) =>
      jobs.send(queue, job, after ? { at: new Date(now().getTime() + after) } : {}),
  }
}

/** Starts the workers and resumes imports that a stopped process left unfinished. */
export async function startImports(
  jobs: Pick<JobQueue, 'send' | 'work'>,
  services: Pick<Services, 'hosts'> & Fetching,
): Promise<void> {
  await jobs.work(queue, async (data) => {
    const job = data as ImportJob
    if (await isFetching(services, job)) await jobs.send(imageQueue, job)
    else if (await runImport(services, job)) await jobs.send(queue, job)
  })
  await jobs.work(
    imageQueue,
    async (data) => {
      const job = data as ImportJob
      const isMore = await fetchImages(services, job)
      await jobs.send(isMore ? imageQueue : queue, job)
    },
    { concurrency: 4 },
  )
  const unfinished = await inPlatform(services.db, (tx) =>
    tx
      .select({ storeId: productImports.storeId, importId: productImports.id })
      .from(productImports)
      .where(inArray(productImports.state, [...underWay])),
  )
  for (const job of unfinished) await jobs.send(queue, job)
}

async function isFetching({ db }: Fetching, { storeId, importId }: ImportJob) {
  const found = await inStore(db, storeId, (tx) => findImport(tx, importId), { readOnly: true })
  return found?.state === 'fetching'
}
