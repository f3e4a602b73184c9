import { mailCopies } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import type { Mail } from '../mail.ts'

/** Stores the copy of the last attempt, without the tokens of its links. */
export async function storeCopy(tx: StoreTransaction, mailId: string, mail: Mail): Promise<void> {
  const copy = { html: withoutSecrets(mail.html, mail), text: withoutSecrets(mail.text, mail) }
  await tx
    .insert(mailCopies)
    .values({ storeId: tx.storeId, mailId, ...copy })
    .onConflictDoUpdate({ target: [mailCopies.storeId, mailCopies.mailId], set: copy })
}

function withoutSecrets(words: string, { secrets = [] }: Mail): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '(not-kept)'), words)
}

export async function findCopy(tx: StoreTransaction, mailId: string) {
  const [copy] = await tx
    .select({ html: mailCopies.html, text: mailCopies.text })
    .from(mailCopies)
    .where(and(eq(mailCopies.storeId, tx.storeId), eq(mailCopies.mailId, mailId)))
  return copy
}
