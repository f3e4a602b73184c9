import { erasedPeople } from '@vitrine/db/schema/archives.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gt } from 'drizzle-orm'
import { signatureOf } from '../../platform/signature.ts'
import { ensureLinkKey, findLinkKey } from '../recovery/links.ts'

/** An archive shows a moment that was over before an erasure of the same minutes was committed. */
const marginMs = 10 * 60_000

export interface ErasedPeople {
  /**
   * @param email in any spelling
   * @returns the address that replaces it; undefined for people who were not erased
   */
  replacementOf(email: string): string | undefined
}

/** @param email in lower case */
export async function noteErased(
  tx: StoreTransaction,
  email: string,
  { replacement, now }: { replacement: string; now: Date },
): Promise<void> {
  await ensureLinkKey(tx)
  const key = await findLinkKey(tx)
  const changes = { replacement, erasedAt: now }
  await tx
    .insert(erasedPeople)
    .values({ storeId: tx.storeId, emailHash: hashOf(key!, email), ...changes })
    .onConflictDoUpdate({ target: [erasedPeople.storeId, erasedPeople.emailHash], set: changes })
}

/** @returns those whom an archive of this moment still has; undefined if there are none */
export async function findErasedSince(
  tx: StoreTransaction,
  takenAt: Date,
): Promise<ErasedPeople | undefined> {
  const rows = await tx
    .select()
    .from(erasedPeople)
    .where(
      and(
        eq(erasedPeople.storeId, tx.storeId),
        gt(erasedPeople.erasedAt, new Date(takenAt.getTime() - marginMs)),
      ),
    )
  const key = await findLinkKey(tx)
  if (!rows.length || key === undefined) return undefined
  const replacements = new Map(rows.map((row) => [row.emailHash, row.replacement]))
  return { replacementOf: (email) => replacements.get(hashOf(key, email.toLowerCase())) }
}

const hashOf = (key: string, email: string) => signatureOf(key, `erased ${email}`)
