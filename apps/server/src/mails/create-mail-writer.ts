import { besideTransactions, type Database } from '@vitrine/db/database.ts'
import type { Config } from '../platform/config.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Vault } from '../platform/vault.ts'
import type { WriteStoreMail } from '../post/outbox/deliver-mail.ts'
import { withinAllowance } from '../post/outbox/require-allowance.ts'
import { fromOwnSender } from '../post/sender/from-own-sender.ts'
import { storeMails } from './store-mails.ts'

interface Parts {
  db: Database
  config: Config
  vault: Vault
  limiter: Limiter
  now: () => Date
}

/** Writes the emails of all stores, each from its store's sender and within its allowance. */
export function createMailWriter({ db, config, vault, limiter, now }: Parts): WriteStoreMail {
  const beside = besideTransactions(db)
  const written = fromOwnSender(storeMails({ db: beside, config, now, vault }), vault)
  return withinAllowance(written, { db: beside, limiter, now })
}
