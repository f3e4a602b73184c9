import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { ask, requireDone, requireOk } from '@vitrine/harness/ask.ts'
import { type OtherDatabase, Product } from '@vitrine/harness/product.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { root } from '@vitrine/harness/start-program.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'
import { getAt } from './get-at.ts'
import { type Placed, place } from './retrying-shopper.ts'
import { openTeaShop, startStock, type TeaShop } from './tea-shop.ts'

const run = promisify(execFile)

export interface RestoredOver {
  /** Where pages differ from those before the shop was ruined. */
  differing: string[]
  /** Orders that were confirmed, and those of them whose link is dead. */
  orders: number
  dead: number
  /** Start − sold − left. */
  stockOff: number
  /** Requests for pages meanwhile, and those that failed. */
  served: number
  failed: number
  errors: string[]
  said: string
}

/** Not the list of all products, which shows first what was sold most. */
const addresses = ['/', '/product/sencha-100-g', '/product/teapot']

/** Restores a shop over itself by the command, while its server shows pages and takes orders. */
export async function restoreOverServing(database?: OtherDatabase): Promise<RestoredOver> {
  const product = await Product.prepare({}, { database })
  try {
    await product.start()
    const shop = await openTeaShop(product.origin)
    const before = await pagesOf(product, shop)
    const moment = await archived(product, shop)
    await ruin(product, shop)
    if ((await pagesOf(product, shop)).join() === before.join())
      throw new Error('The shop was not ruined.')
    const shopping = shopUntilStopped(product, shop)
    await wait(500)
    const said = await restore(product, [shop.storeDomain, moment, '--over'])
    const shown = await pagesOf(product, shop)
    await wait(500)
    const { placed, served, failed } = await shopping.stop()
    const dead = await countDead(product, shop, placed)
    return {
      differing: addresses.flatMap((address, index) =>
        differenceOf(before[index]!, shown[index]!).map((what) => `${address}: ${what}`),
      ),
      orders: placed.length,
      dead,
      stockOff: startStock - placed.length - (await stockOf(product, shop)),
      served,
      failed,
      errors: product.errors,
      said,
    }
  } finally {
    await product.remove()
  }
}

/** When a product was last written, and how many of it are left. */
const left = /"updatedAt":"[^"]*"|"stock":\d+| max="\d+"/g

async function pagesOf({ origin }: Product, { storeDomain }: TeaShop): Promise<string[]> {
  const pages = addresses.map((address) => getAt(`${origin}${address}`, storeDomain))
  return (await Promise.all(pages)).map(
    ({ status, text }) => `${status} ${text.replaceAll(left, '')}`,
  )
}

/** @returns where two pages begin to differ, if they do */
function differenceOf(one: string, other: string): string[] {
  if (one === other) return []
  let at = 0
  while (one[at] === other[at]) at += 1
  const near = (page: string) => page.slice(Math.max(at - 60, 0), at + 60)
  return [`${near(one)} became ${near(other)}`]
}

/** @returns a moment right after an archive was taken */
export async function archived(
  { origin }: Product,
  { storeId, headers }: TeaShop,
): Promise<string> {
  const address = `${origin}/api/archives`
  await requireDone(address, { storeId }, headers)
  for (;;) {
    const listed = await requireOk(`${address}?storeId=${storeId}`, { headers })
    const [latest] = (await listed.json()) as { status: string }[]
    if (latest?.status === 'ready') return new Date().toISOString()
    await wait(200)
  }
}

async function ruin({ origin }: Product, { storeId, headers, sencha, teapot }: TeaShop) {
  const send = (method: string, address: string, body: object) =>
    requireOk(`${origin}/api${address}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await send('PUT', '/products/update-product', {
    id: sencha.id,
    storeId,
    name: 'Sencha',
    price: 1.25,
    slug: 'broken',
    trackStock: true,
    stock: startStock,
  })
  await send('DELETE', `/products/delete/${teapot.id}`, {})
}

function shopUntilStopped(product: Product, shop: TeaShop) {
  const stopping = new AbortController()
  const placed: Placed[] = []
  const counts = { served: 0, failed: 0 }
  const { storeId, storeDomain, sencha } = shop
  const buying = async () => {
    const cart = { storeId, lines: [{ productId: sencha.id, quantity: 1 }] }
    const { body } = await ask<Quote>(`${product.origin}/api/checkout/quote`, cart)
    const answer = await place(product.origin, randomUUID(), {
      ...cart,
      contact: { email: 'ada@shopper.example' },
      shippingAddress,
      paymentMethod: 'cod',
      quoteHash: body?.quoteHash,
    })
    if (answer.status === 201) placed.push(answer.body)
    else if (answer.status !== 409) counts.failed += 1
  }
  const looking = async () => {
    const { status } = await getAt(`${product.origin}/shop`, storeDomain).catch(() => ({
      status: 0,
    }))
    counts.served += 1
    if (status !== 200) counts.failed += 1
  }
  const untilStopped = async (work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await work()
      await wait(20)
    }
  }
  const running = Promise.all([buying, buying, looking].map(untilStopped))
  return {
    async stop() {
      stopping.abort()
      await running
      return { placed, ...counts }
    },
  }
}

/** One after the other: more at once than the server admits would be refused. */
async function countDead({ origin }: Product, { storeDomain }: TeaShop, placed: Placed[]) {
  let dead = 0
  for (const { token } of placed) {
    const { status } = await getAt(`${origin}/checkout/thank-you/${token}`, storeDomain)
    if (status !== 200) dead += 1
  }
  return dead
}

export async function restore({ dataDir, environment }: Product, words: string[]): Promise<string> {
  const command = path.join(root, 'apps/server/src/provider-command.ts')
  const own = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' }
  const { stdout } = await run(process.execPath, [command, 'restore-store', ...words], {
    cwd: root,
    env: { ...process.env, ...own, ...environment },
    timeout: 300_000,
  })
  return stdout.trim()
}

async function stockOf(product: Product, { storeId, sencha }: TeaShop): Promise<number> {
  return await withDatabase(product, async (client) => {
    const query = 'SELECT stock FROM products WHERE store_id = $1 AND id = $2'
    const { rows } = await client.query<{ stock: number }>(query, [storeId, sencha.id])
    return rows[0]!.stock
  })
}
