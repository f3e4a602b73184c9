import { withClient } from '@vitrine/db/with-client.ts'
import { copyShops, openPattern } from '@vitrine/harness/many-shops.ts'
import { memoryOf } from '@vitrine/harness/memory-of.ts'
import type { Owner } from '@vitrine/harness/owner.ts'
import { Product } from '@vitrine/harness/product.ts'
import { visitShops, visitsInWords } from '@vitrine/harness/visit-shops.ts'
import type { Report } from '../report.ts'
import type { CitusCluster } from './citus-cluster.ts'
import { distributed } from './distributed.ts'
import { onCluster } from './on-nodes.ts'
import { visitThrough } from './visit-through.ts'
import { addProduct, buyOne } from './walk.ts'

/** SHOPS=10,1000 in the environment is quicker. */
const counts = process.env['SHOPS']?.split(',').map(Number) ?? [10, 10_000]
const products = 100

/** Few and many shops of a hundred products each, distributed when all of them are there. */
export async function manyShops(report: Report): Promise<void> {
  for (const count of counts)
    await onCluster(report, `${count} shops of ${products} products on two nodes of Citus`, (on) =>
      grown(report, on, count),
    )
}

async function grown(report: Report, cluster: CitusCluster, count: number): Promise<void> {
  const server = await Product.prepare({}, { database: cluster.database })
  try {
    await server.start()
    const owner = await openPattern(server.origin, products)
    await server.stop()
    await report.journey('copied from one', () =>
      withClient(cluster.adminUrl, (client) => copyShops(client, owner.storeId, count)),
    )
    await report.journey('npm run distribute, twice', () => distributed(cluster))
    await report.journey('a process starts', async () => {
      await server.start()
      return `${Math.round(server.starts.at(-1)!)} ms`
    })
    await report.journey('visited', async () => {
      const [visited] = await withClient(cluster.adminUrl, (client) =>
        visitShops([{ origin: server.origin, count, client }]),
      )
      const megabytes = memoryOf([server.processId]) ?? NaN
      return `${visitsInWords(visited!)}; memory of the process ${Math.round(megabytes)} MB`
    })
    await report.journey('an order, and an edit that the next visit shows', () =>
      used(server.origin, owner),
    )
  } finally {
    await server.remove()
  }
}

async function used(origin: string, shop: Owner): Promise<void> {
  const origins = [origin, origin] as const
  const productId = await addProduct(origins, shop, 'Sencha')
  const { status, html } = await visitThrough(origin, shop.storeDomain, '/product/sencha')
  if (status !== 200 || !html.includes('Sencha')) throw new Error(`The page answered ${status}.`)
  const order = await buyOne({ origins, shop }, productId)
  if (order.status !== 200 && order.status !== 201)
    throw new Error(`The order answered ${order.status}.`)
}
