import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PersonalData } from '@vitrine/contract/audience/personal-data.ts'
import { withDatabase } from '@vitrine/db/testing/server.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, inject } from 'vitest'
import { draftOf, draftsOf } from './a-draft.ts'
import { aShopper } from './a-shopper.ts'
import { aWebhook } from './a-webhook.ts'
import { upload } from './an-image.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { ordersOf } from './orders-of.ts'
import { type OwnedStore, startShop } from './start-shop.ts'
import { tablesWith } from './tables-with.ts'

/** A server with a database of its own, in which every trace of a person can be looked for. */
export async function startTraces() {
  const database = await openOwnDatabase()
  const shop = startShop({}, database)
  const { rows: names } = await database.pool.query<{ name: string }>(
    'SELECT current_database() AS name',
  )
  const url = withDatabase(inject('databaseUrl'), names[0]!.name)

  async function filesWith(text: string): Promise<string[]> {
    const folder = shop.services.config.dataDir
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const { parentPath, name } of files) {
      const bytes = await readFile(path.join(parentPath, name))
      const unpacked = name.endsWith('.gz') ? gunzipSync(bytes) : bytes
      if (unpacked.toString('latin1').toLowerCase().includes(text)) found.push(name)
    }
    return found
  }

  function personal<Body = PersonalData>(
    { storeId, owner: as }: OwnedStore,
    email: string,
    act: 'find' | 'export' | 'erase',
  ) {
    const body = { storeId, email }
    return act === 'find'
      ? shop.call<Body>('GET', '/api/personal-data', { as, body })
      : shop.call<Body>('POST', `/api/personal-data/${act}`, { as, body })
  }

  /** A shopper who left traces everywhere: `Ada@…` in several spellings. */
  async function aKnownShopper(email: string, phone = '+44 20 7946 0000') {
    const store = await shop.aStore()
    const { storeId, storeDomain: host, owner: as } = store
    await upload(shop, store)
    await aWebhook(shop, store, 'http://127.0.0.1:9/hooks')
    const product = await shop.aProduct(store, { price: 10 })
    const lines = [{ product, quantity: 1 }]
    const values = {
      contact: { email: email.toUpperCase(), phone },
      note: `Write to ${email}`,
    }
    expect((await aShopper(shop, store).buy(lines, { values })).status).toBe(201)
    const message = {
      storeId,
      name: 'Ada',
      customerEmail: email,
      subject: `From ${email}`,
      message: `My address is ${email}`,
    }
    await shop.call('POST', '/api/email/send-contact-email', { host, body: message })
    await shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email } })
    const drafts = draftsOf(shop, store)
    const draft = await drafts.made(draftOf(product, { email }))
    await drafts.send(draft.id, { version: draft.version, message: `Hello ${email}` })
    await deliverOutbox(shop, { send: async () => {} })
    const [order] = await ordersOf(shop, store)
    const cancel = async () =>
      await shop.call('POST', `/api/orders/${order!.id}/cancellation`, { as, body: { version: 1 } })
    return { store, order: order!, cancel, drafts, draft }
  }

  return {
    shop,
    url,
    tablesWith: (text: string) => tablesWith(url, text),
    filesWith,
    personal,
    aKnownShopper,
  }
}
