import { randomBytes } from 'node:crypto'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { visitSalts } from '@vitrine/db/schema/visits.ts'
import { gte, lt } from 'drizzle-orm'

const dayMs = 24 * 3_600_000

export interface VisitSalts {
  /** Undefined until it was read. */
  peek(day: string): Buffer | undefined
  /** Creates and reads the salts of the days that it is anywhere on earth, for all processes alike. */
  prepare(): Promise<void>
}

export function createVisitSalts({ db, now }: { db: Database; now: () => Date }): VisitSalts {
  let salts = new Map<string, Buffer>()
  return {
    peek: (day) => salts.get(day),
    async prepare() {
      const days = daysOnEarth(now())
      if (days.every((day) => salts.has(day))) return
      salts = await inPlatform(db, async (tx) => {
        const drawn = days.map((day) => ({ day, salt: randomBytes(32) }))
        await tx.insert(visitSalts).values(drawn).onConflictDoNothing()
        const rows = await tx.select().from(visitSalts).where(gte(visitSalts.day, days[0]!))
        return new Map(rows.map(({ day, salt }) => [day, salt]))
      })
    },
  }
}

export async function forgetSalts(db: Database, now: Date): Promise<void> {
  const [earliest] = daysOnEarth(now)
  await inPlatform(db, (tx) => tx.delete(visitSalts).where(lt(visitSalts.day, earliest!)))
}

/** Yesterday, today and tomorrow in UTC. */
export function daysOnEarth(now: Date): string[] {
  return [-1, 0, 1].map((days) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10))
}
