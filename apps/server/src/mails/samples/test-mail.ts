import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { Mail } from '../../post/mail.ts'
import { findUserEmail } from '../../post/find-user-email.ts'
import { sampleMail } from './sample-mail.ts'
import { findSampledStore } from './sampled-store.ts'

export const testPayload = z.object({ testFor: z.string() })

export async function asTest(
  tx: StoreTransaction,
  kind: MailKind,
  { testFor }: z.infer<typeof testPayload>,
  { config, db }: { config: Pick<Config, 'port' | 'mainHost' | 'provider'>; db: Database },
): Promise<Mail | undefined> {
  const store = await findSampledStore(tx)
  const to = await findUserEmail(db, testFor)
  if (!store || to === undefined) return undefined
  const mail = await sampleMail(kind, store, to, config)
  return { ...mail, subject: `Test: ${mail.subject}` }
}
