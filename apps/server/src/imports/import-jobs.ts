import { inPlatform } from '@vitrine/db/in-platform.ts'
import { productImports } from '@vitrine/db/schema/imports.ts'
import { inArray } from 'drizzle-orm'
import type { JobQueue } from '../platform/jobs.ts'
import type { Services } from '../platform/api/context.ts'
import { underWay } from './queries.ts'
import { runImport } from './run-import.ts'

/** What is to be done stands in the import itself. */
export interface ImportJob {
  storeId: string
  importId: string
}

export interface ImportJobs {
  /** At once, or not before so many milliseconds. */
  send(job: ImportJob, after?: number): Promise<void>
}

const queue = 'product-import'

export function createImportJobs(jobs: Pick<JobQueue, 'send'>, now: () => Date): ImportJobs {
  return {
    send: (job, after) =>
      jobs.send(queue, job, after ? { at: new Date(now().getTime() + after) } : {}),
  }
}

/** Works in turns, and goes on with what another process, or this one before, left unfinished. */
export async function startImports(
  jobs: Pick<JobQueue, 'send' | 'work'>,
  services: Pick<Services, 'db' | 'hosts' | 'log' | 'now'>,
): Promise<void> {
  await jobs.work(queue, async (data) => {
    const job = data as ImportJob
    if (await runImport(services, job)) await jobs.send(queue, job)
  })
  const unfinished = await inPlatform(services.db, (tx) =>
    tx
      .select({ storeId: productImports.storeId, importId: productImports.id })
      .from(productImports)
      .where(inArray(productImports.state, [...underWay])),
  )
  for (const job of unfinished) await jobs.send(queue, job)
}
