import { announcements } from '@vitrine/db/schema/console.ts'
import { and, desc, gt, lte } from 'drizzle-orm'
import { selfCalls } from '../../api/implement.ts'

const maxShown = 5

export const announcementsRoutes = {
  current: selfCalls.announcements.current.handler(async ({ context: { db, now } }) => {
    const rows = await db.platform
      .select()
      .from(announcements)
      .where(and(lte(announcements.startsAt, now()), gt(announcements.endsAt, now())))
      .orderBy(desc(announcements.startsAt))
      .limit(maxShown)
    return rows.map(({ id, title, body, endsAt }) => ({
      id,
      title,
      body,
      endsAt: endsAt.toISOString(),
    }))
  }),
}
