import { asc } from 'drizzle-orm'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { Mail } from '../post/mail.ts'
import { storeMails } from '../mails/store-mails.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

type Services = Shop['services']

export async function outboxRows({ db }: Services, { storeId }: OwnedStore) {
  return await inStore(db, storeId, (tx) => tx.select().from(outbox).orderBy(asc(outbox.id)))
}

export async function storeOutbox(services: Services, store: OwnedStore): Promise<Mail[]> {
  const write = storeMails(services)
  const mails: Mail[] = []
  for (const { kind, payload } of await outboxRows(services, store)) {
    const mail = await inStore(services.db, store.storeId, (tx) => write(tx, kind, payload))
    if (mail) mails.push(mail)
  }
  return mails
}
