import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { billingMails } from '@vitrine/db/schema/billing.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Due, DueWork } from '../../platform/jobs/due-work.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'

export const billingMailQueue = 'billing-mail'

interface Parts {
  db: Database
  jobs: Pick<JobQueue, 'send'>
}

/** Makes a job of each email that was written with its cause; accounts take turns. */
export function billingMailWork(parts: Parts): DueWork<Due> {
  return {
    name: 'billing emails',
    list: () => listDue(parts.db),
    attempt: ({ id }) => handOver(parts, id),
    atOnce: { ofStore: 1, ofAll: 2 },
    failures: {
      list: 'The emails of billing could not be read.',
      attempt: 'An email of billing could not be queued.',
    },
  }
}

/** They belong to accounts, which may have no store. */
async function listDue({ platform }: Database): Promise<Due[]> {
  const rows = await platform
    .select({ id: billingMails.id, storeId: billingMails.userId })
    .from(billingMails)
    .orderBy(asc(billingMails.id))
    .limit(20)
  return rows.map((row, index) => ({ ...row, place: index + 1 }))
}

/** The job is stored before the row goes, so that a kill between them loses neither. */
async function handOver({ db, jobs }: Parts, id: string): Promise<void> {
  await inPlatform(db, async (tx) => {
    const [row] = await tx.delete(billingMails).where(eq(billingMails.id, id)).returning()
    if (!row) return
    const [account] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.id, row.userId), isNull(users.deletedAt)))
    if (!account) return
    const mail: object = { kind: 'billing', news: row.news, ...account, ...row.facts }
    // A row that was not deleted after all has its job already.
    await jobs.send(billingMailQueue, mail, { once: { key: id, seconds: 86_400 } })
  })
}
