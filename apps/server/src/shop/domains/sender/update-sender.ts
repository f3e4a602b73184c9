import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { mailSenders } from '@vitrine/db/schema/mail-senders.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../../api/context.ts'
import { normaliseHost } from '../../../platform/hosts.ts'
import { recordInPlatform } from '../../../api/record-activity.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createMailKey } from '../../../post/sender/dkim-key.ts'
import { lockStore } from '../../stores/queries.ts'
import { mailDomainOf } from '../names/zone-names.ts'
import { findDomain, updateDomainRow } from '../queries.ts'
import { findSender, insertKey, updateSenderRow } from './queries.ts'
import { readLocalPart } from './read-local-part.ts'

type Owner = RequestContext & OwnerContext

interface Request {
  domain: string
  localPart: string
}

/** Makes an address at the domain the sender as soon as its DKIM record is found, or changes it. */
export async function updateSender(owner: Owner, { domain: typed, localPart }: Request) {
  const { db, vault, now, store } = owner
  const { storeId } = store
  const domain = normaliseHost(typed)
  if (domain === undefined) throw new Refusal('not_found')
  const mailDomain = mailDomainOf(domain)
  const address = `${readLocalPart(localPart, mailDomain)}@${mailDomain}`
  const key = await createMailKey(vault, storeId)
  await inPlatform(db, async (tx) => {
    const row = await requireLive(tx, owner, domain)
    await withinStore(tx, storeId, async (storeTx) => {
      const sender = await findSender(storeTx)
      if (sender && sender.domain !== domain) throw new Refusal('sender_elsewhere')
      if (sender) return await updateSenderRow(storeTx, { address })
      const { selector } = key
      await storeTx.insert(mailSenders).values({ storeId, domain, address, selector })
      await insertKey(storeTx, key)
    })
    await updateDomainRow(tx, row, { nextCheckAt: now(), tries: 0 })
    await recordInPlatform(tx, { storeId, act: owner.act }, { name: domain })
  })
}

async function requireLive(
  tx: PlatformTransaction,
  { config, store: { storeId } }: Owner,
  domain: string,
) {
  const store = await lockStore(tx, storeId)
  const isProvided = domain === store?.storeDomain || domain.endsWith(`.${config.storesHost}`)
  if (isProvided) throw new Refusal('sender_provided')
  const row = await findDomain(tx, storeId, domain)
  if (!store || !row) throw new Refusal('not_found')
  if (row.status !== 'verified' || row.liveAt === null) throw new Refusal('sender_not_live')
  return row
}
