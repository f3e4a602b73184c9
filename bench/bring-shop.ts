import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createHash } from 'node:crypto'
import { openDatabase } from '@vitrine/db/database.ts'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { migrateDatabase } from '@vitrine/db/migrate.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { pack as createPack } from 'tar-stream'
import { createLocalStorage } from '../apps/server/src/content/media/storage/local-storage.ts'
import { archiveLimits } from '../apps/server/src/provider/lifecycle/archive/archive-limits.ts'
import { checkArchive } from '../apps/server/src/provider/lifecycle/archive/check-archive.ts'
import { writeArchive } from '../apps/server/src/provider/lifecycle/archive/write-archive.ts'
import { bringStore } from '../apps/server/src/provider/lifecycle/bring/bring-store.ts'
import { restoreOver } from '../apps/server/src/provider/lifecycle/over/restore-over.ts'

/**
 * `npm run bench:bring`: brings shops of 5,000, 20,000 and 100,000 products with their categories,
 * stock and prices into an installation, writes their archives, and restores them over themselves
 * after every price has changed. PRODUCTS in the environment names one number instead.
 */
const counts = process.env['PRODUCTS']?.split(',').map(Number) ?? [5000, 20_000, 100_000]
/** To check, bring and write an archive, of any of these numbers. */
const maxSeconds = 180
const now = () => new Date()
const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10

let isSlow = false
for (const count of counts) isSlow = (await measure(count)) > maxSeconds || isSlow
process.exit(isSlow ? 1 : 0)

async function measure(count: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bring-'))
  const embedded = await startEmbeddedPostgres({ dataDir: folder })
  const db = openDatabase(embedded.url)
  try {
    await migrateDatabase(embedded.url)
    const file = path.join(folder, 'shop.tar.gz')
    await writeLargeArchive(file, count)
    const ownerId = newId()
    await db.platform.insert(users).values({ id: ownerId, name: 'Mei', email: 'mei@tea.example' })
    const storage = createLocalStorage(path.join(folder, 'media'))
    const limits = archiveLimits({ mediaStoreMegabytes: 2000 })
    const config = { storesHost: 'localhost' }
    const storeId = newId()

    const started = performance.now()
    const checked = await checkArchive(file, limits)
    const checkedAt = performance.now()
    await bringStore({ db, storage, config, now }, { file, checked, storeId, ownerId })
    const broughtAt = performance.now()
    const own = path.join(folder, 'own.tar.gz')
    await writeArchive({ db, storage, now }, storeId, own)
    const writtenAt = performance.now()
    await withClient(embedded.url, (client) =>
      client.query('UPDATE products SET price = price + 100'),
    )
    const ownChecked = await checkArchive(own, limits)
    const changedAt = performance.now()
    await restoreOver({ db, storage, now }, { storeId, file: own, checked: ownChecked })
    const total = seconds(started, writtenAt)
    console.log(
      JSON.stringify({
        products: count,
        megabytes: Math.round((await stat(file)).size / 1e6),
        checkSeconds: seconds(started, checkedAt),
        bringSeconds: seconds(checkedAt, broughtAt),
        writeSeconds: seconds(broughtAt, writtenAt),
        totalSeconds: total,
        restoreOverSeconds: seconds(changedAt, performance.now()),
        peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
      }),
    )
    return total
  } finally {
    await db.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeLargeArchive(file: string, count: number) {
  const pack = createPack()
  const written = pipeline(pack, createGzip({ level: 1 }), createWriteStream(file))
  const sums: string[] = []
  const add = async (name: string, text: string) => {
    const bytes = Buffer.from(text)
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    await new Promise<void>((resolve, reject) => {
      pack.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()))
    })
  }
  const at = new Date().toISOString()
  const store = { id: newId(), name: 'Tea of the hills' }
  await add(
    'format.json',
    JSON.stringify({ format: 'vitrine-shop', version: 1, takenAt: at, store }),
  )
  await add('store.json', JSON.stringify(storeRow(store.name, at)))
  const products = Array.from({ length: count }, newId)
  const categories = Array.from({ length: 100 }, newId)
  await addTable(
    'products',
    products.map((id, index) => productRow(id, index, at)),
  )
  await addTable(
    'categories',
    categories.map((id, index) => ({ id, name: `Category ${index}`, slug: `category-${index}` })),
  )
  await addTable(
    'product_categories',
    products.map((id, index) => ({ product_id: id, category_id: categories[index % 100] })),
  )
  await addTable(
    'price_history',
    products.map((id) => ({ product_id: id, price: 1250, created_at: at })),
  )
  await addTable(
    'stock_movements',
    products.map((id) => ({ product_id: id, change: 9, stock: 9, reason: 'opening' })),
  )
  await add('checksums.sha256', sums.join(''))
  pack.finalize()
  await written

  async function addTable(name: string, rows: object[]) {
    for (let from = 0, part = 1; from < rows.length; from += 1000, part += 1)
      await add(
        `tables/${name}/${String(part).padStart(6, '0')}.jsonl`,
        rows
          .slice(from, from + 1000)
          .map((row) => `${JSON.stringify(row)}\n`)
          .join(''),
      )
  }
}

function storeRow(name: string, at: string) {
  return {
    name,
    currency: 'EUR',
    country: 'DE',
    time_zone: null,
    order_prefix: '',
    invoice_prefix: '',
    restart_invoices_yearly: false,
    weight_unit: null,
    fb_pixel_id: '',
    logo: null,
    email: null,
    phone: null,
    address: null,
    seller: {},
    theme: {},
    seo: {},
    policies: [],
    store_domain: 'tea.localhost',
    created_at: at,
  }
}

function productRow(id: string, index: number, at: string) {
  const words = `tea of garden ${index % 977} picked in spring ${index % 31}`
  return {
    id,
    name: `Sencha number ${index}`,
    slug: `sencha-${index}`,
    price: 1250 + (index % 500),
    description: `<p>A ${words}, steamed and rolled by hand. <strong>Drink it fresh.</strong></p>`,
    sku: `TEA-${index}`,
    track_stock: true,
    stock: 9,
    tags: ['green', `garden-${index % 50}`],
    created_at: at,
    updated_at: at,
  }
}
