import type { ConsoleAnnouncement } from '@vitrine/contract/provider/console.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { announcements } from '@vitrine/db/schema/console.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import type { OperatorContext } from './console-calls.ts'
import { recordAct } from './record-act.ts'

interface NewAnnouncement {
  title: string
  body: string
  startsAt: string
  endsAt: string
  reason: string
}

type Row = typeof announcements.$inferSelect

function viewOf({ id, title, body, startsAt, endsAt }: Row): ConsoleAnnouncement {
  return { id, title, body, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

const maxListed = 200

export async function listAnnouncements({ db }: RequestContext) {
  const rows = await db.platform
    .select()
    .from(announcements)
    .orderBy(desc(announcements.startsAt))
    .limit(maxListed)
  return rows.map(viewOf)
}

export async function addAnnouncement(
  { db, now, operator }: OperatorContext,
  { reason, ...added }: NewAnnouncement,
) {
  const [startsAt, endsAt] = [new Date(added.startsAt), new Date(added.endsAt)]
  if (endsAt <= startsAt) throw invalidInput('endsAt', 'It has to end after it begins.')
  if (endsAt <= now()) throw invalidInput('endsAt', 'Choose an end that is not over yet.')
  return await inPlatform(db, async (tx) => {
    const [row] = await tx
      .insert(announcements)
      .values({ id: newId(), title: added.title, body: added.body, startsAt, endsAt })
      .returning()
    await recordAct(tx, operator, { kind: 'announce', reason, subject: added.title }, now())
    return viewOf(row!)
  })
}

export async function endAnnouncement(
  { db, now, operator }: OperatorContext,
  { announcementId, reason }: { announcementId: string; reason: string },
): Promise<void> {
  await inPlatform(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(announcements)
      .where(and(eq(announcements.id, announcementId), gt(announcements.endsAt, now())))
      .for('update')
    if (!row) throw new Refusal('not_found')
    // One that has not begun yet was never seen.
    if (row.startsAt >= now()) await tx.delete(announcements).where(eq(announcements.id, row.id))
    else await tx.update(announcements).set({ endsAt: now() }).where(eq(announcements.id, row.id))
    await recordAct(tx, operator, { kind: 'endAnnouncement', reason, subject: row.title }, now())
  })
}
