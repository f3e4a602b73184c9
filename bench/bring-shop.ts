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
import { pack as createPack } from 'tar-stream'
import { createLocalStorage } from '../apps/server/src/content/media/storage/local-storage.ts'
import { checkArchive } from '../apps/server/src/provider/lifecycle/archive/check-archive.ts'
import { writeArchive } from '../apps/server/src/provider/lifecycle/archive/write-archive.ts'
import { bringStore } from '../apps/server/src/provider/lifecycle/bring/bring-store.ts'

/**
 * `npm run bench:bring`: brings a shop of 100,000 products with their categories, stock and prices
 * into an installation, and writes its archive. PRODUCTS in the environment changes the number.
 */
const count = Number(process.env['PRODUCTS'] ?? 100_000)
const maxSeconds = 180
const now = () => new Date()
const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-bring-'))
const embedded = await startEmbeddedPostgres({ dataDir: folder })
const db = openDatabase(embedded.url)
let isSlow = false
try {
  await migrateDatabase(embedded.url)
  const file = path.join(folder, 'shop.tar.gz')
  await writeLargeArchive(file)
  const ownerId = newId()
  await db.platform.insert(users).values({ id: ownerId, name: 'Mei', email: 'mei@tea.example' })
  const storage = createLocalStorage(path.join(folder, 'media'))
  const limits = { totalBytes: 8e9, files: 1_000_000 }

  const started = performance.now()
  const checked = await checkArchive(file, limits)
  const checkedAt = performance.now()
  const config = { storesHost: 'localhost' }
  const storeId = newId()
  await bringStore({ db, storage, config, now }, { file, checked, storeId, ownerId })
  const broughtAt = performance.now()
  const again = path.join(folder, 'again.tar.gz')
  await writeArchive({ db, storage, now }, storeId, again)
  const total = seconds(started, broughtAt)
  isSlow = total > maxSeconds
  console.log(
    JSON.stringify({
      products: count,
      megabytes: Math.round((await stat(file)).size / 1e6),
      checkSeconds: seconds(started, checkedAt),
      bringSeconds: seconds(checkedAt, broughtAt),
      totalSeconds: total,
      exportSeconds: seconds(broughtAt, performance.now()),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  )
} finally {
  await db.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(isSlow ? 1 : 0)

async function writeLargeArchive(file: string) {
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
