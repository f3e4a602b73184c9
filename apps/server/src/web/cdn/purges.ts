import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { CdnConfig } from '../../platform/config.ts'
import type { Due, DueQuery, DueWork } from '../../platform/jobs/due-work.ts'
import { errorFields, type Log } from '../../platform/log.ts'
import { workFailures } from '../../platform/metrics/metrics.ts'
import { storeTag } from './shared-cache.ts'

type PurgeHook = Pick<CdnConfig, 'purgeUrl' | 'purgeHeader'>

interface Purging {
  db: Database
  hook: PurgeHook
  log: Log
  now: () => Date
}

const name = 'CDN purges'
const secondAfterMs = 2000
const claimMs = 10_000
const postMs = 5000
const longestPauseMs = 60_000

export interface Purges {
  /** After a store changed; of all processes that notice it, one purges. */
  request(storeId: string): void
  /** Finds what changed while notifications were missed. */
  requestMissed(): void
  /** Second purges, and retries until the hook answers. */
  work: DueWork<Due>
}

export function createPurges(purging: Purging): Purges {
  const { db, log, now } = purging
  const report = (error: unknown) => log.warn('A CDN purge was not noted.', errorFields(error))

  return {
    request(storeId) {
      void noteChange(db, storeId, now())
        .then(async (version) => {
          if (version !== undefined) await purge(purging, storeId, version)
        })
        .catch(report)
    },
    requestMissed() {
      void noteMissed(db, now()).catch(report)
    },
    work: {
      name,
      list: (query) => listDue(db, query),
      async attempt({ storeId }) {
        const version = await claim(db, storeId, now())
        if (version !== undefined) await purge(purging, storeId, version)
      },
      atOnce: { ofStore: 1, ofAll: 8 },
      failures: {
        list: 'The CDN purges could not be read.',
        attempt: 'A CDN purge could not be made.',
      },
    },
  }
}

const orRaise = sql`
  ON CONFLICT (store_id) DO UPDATE SET version = excluded.version,
    purges_left = excluded.purges_left, failures = 0, try_at = excluded.try_at
    WHERE known.version < excluded.version`

/** @returns the new version for the process that is to purge; undefined for every other one */
async function noteChange(db: Database, storeId: string, now: Date): Promise<number | undefined> {
  return await inPlatform(db, async (tx) => {
    const { rows } = await tx.execute<{ version: string }>(sql`
      INSERT INTO cdn_purges AS known (store_id, version, purges_left, try_at)
      SELECT id, version, 2, ${after(now, claimMs)} FROM stores WHERE id = ${storeId}::uuid
      ${orRaise}
      RETURNING version`)
    return versionOf(rows)
  })
}

async function noteMissed(db: Database, now: Date): Promise<void> {
  await inPlatform(db, async (tx) => {
    await tx.execute(sql`
      INSERT INTO cdn_purges AS known (store_id, version, purges_left, try_at)
      SELECT s.id, s.version, 2, ${now} FROM stores s
      LEFT JOIN cdn_purges p ON p.store_id = s.id
      WHERE p.version IS NULL OR p.version < s.version
      ${orRaise}`)
  })
}

async function listDue(db: Database, { now, fullStores, max }: DueQuery): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", 'purge-' || store_id AS id, 1 AS place FROM cdn_purges
        WHERE purges_left > 0 AND try_at <= ${now}
          AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
        ORDER BY try_at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}

async function claim(db: Database, storeId: string, now: Date): Promise<number | undefined> {
  return await inPlatform(db, async (tx) => {
    const { rows } = await tx.execute<{ version: string }>(sql`
      UPDATE cdn_purges SET try_at = ${after(now, claimMs)}
      WHERE store_id = ${storeId}::uuid AND purges_left > 0 AND try_at <= ${now}
      RETURNING version`)
    return versionOf(rows)
  })
}

async function purge(purging: Purging, storeId: string, version: number): Promise<void> {
  const { db, hook, log, now } = purging
  try {
    await callHook(hook, storeId, version)
    await inPlatform(db, async (tx) => {
      await tx.execute(sql`
        UPDATE cdn_purges SET purges_left = purges_left - 1, failures = 0,
          try_at = ${after(now(), secondAfterMs)}
        WHERE store_id = ${storeId}::uuid AND version = ${version} AND purges_left > 0`)
    })
  } catch (error) {
    workFailures.inc({ work: name, outcome: 'retried' })
    log.warn('The CDN was not reached, and may show old pages of a shop until it is.', {
      storeId,
      ...errorFields(error),
    })
    await inPlatform(db, async (tx) => {
      await tx.execute(sql`
        UPDATE cdn_purges SET failures = least(failures + 1, 10),
          try_at = ${now()}::timestamptz
            + least(${longestPauseMs}, 500 * 2 ^ failures) * interval '1 millisecond'
        WHERE store_id = ${storeId}::uuid AND version = ${version}`)
    })
  }
}

/** One request that Fastly, Cloudflare and our file for Varnish understand. */
async function callHook({ purgeUrl, purgeHeader }: PurgeHook, storeId: string, version: number) {
  const tag = storeTag(storeId)
  const answer = await fetch(purgeUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tag,
      ...(purgeHeader && { [purgeHeader[0]]: purgeHeader[1] }),
    },
    body: JSON.stringify({ tags: [tag], version }),
    redirect: 'error',
    signal: AbortSignal.timeout(postMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The hook answered with status ${answer.status}.`)
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}

function versionOf(rows: { version: string }[]): number | undefined {
  return rows[0] && Number(rows[0].version)
}
