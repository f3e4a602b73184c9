import { type MailKind, mutableMails } from '@vitrine/contract/shop/mail-names.ts'
import type { Database } from '@vitrine/db/database.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { and, eq, not, sql } from 'drizzle-orm'

/** Selects members who want emails of this kind. */
export function wants(kind: MailKind) {
  return not(sql`${kind} = ANY (${storeMembers.mutedMails})`)
}

/** @returns whether the email's only reader, or every owner, chose not to get emails of this kind */
export async function isMuted(
  { platform }: Database,
  { storeId, kind, userId }: { storeId: string; kind: MailKind; userId?: string | undefined },
): Promise<boolean> {
  if (!mutableMails.some((mutable) => mutable === kind)) return false
  const readers = and(
    eq(storeMembers.storeId, storeId),
    userId === undefined ? eq(storeMembers.role, 'owner') : eq(storeMembers.userId, userId),
  )
  const rows = await platform
    .select({ muted: storeMembers.mutedMails })
    .from(storeMembers)
    .where(readers)
  return rows.length > 0 && rows.every(({ muted }) => muted.includes(kind))
}
