import { Product } from '@vitrine/harness/product.ts'
import { openAnotherShop, type Owner } from '@vitrine/harness/owner.ts'
import type { Report } from '../report.ts'
import { waitUntil } from '../wait-until.ts'
import type { CitusCluster } from './citus-cluster.ts'
import { moveAndKill } from './move-and-kill.ts'
import { onNodes } from './on-nodes.ts'
import { addProduct, buyOne, walk } from './walk.ts'

interface Stage {
  cluster: CitusCluster
  origins: readonly [string, string]
  owner: Owner
}

/** Two processes on a coordinator with two workers, whose shops are distributed. */
export async function shopsOnNodes(report: Report): Promise<void> {
  await onNodes(report, 'Shops on two nodes of Citus', (cluster) => sold(report, cluster))
}

async function sold(report: Report, cluster: CitusCluster): Promise<void> {
  const server = await Product.prepare({}, { database: cluster.database })
  const other = server.beside()
  try {
    await server.start()
    await other.start()
    const origins = [server.origin, other.origin] as const
    const owner = await walk(report, origins)
    if (!owner) return
    const stage = { cluster, origins, owner }
    await report.journey('a worker that is down stops its own shops alone', () => downed(stage))
    await moveAndKill(report, { cluster, servers: [server, other] })
  } finally {
    await other.stop()
    await server.remove()
  }
}

async function downed({ cluster, origins, owner }: Stage): Promise<string> {
  const shops = await shopsByNode(cluster, origins[0], owner)
  const [down, up] = cluster.workers as [number, number]
  const [away, here] = [shops.get(down)!, shops.get(up)!]
  await cluster.stopNode(down, 'immediate')
  const orders = {
    here: await statusOfOrder(origins, here),
    away: await statusOfOrder(origins, away),
  }
  const edited = await addProduct(origins, here.shop, 'While the other node is down').then(
    () => true,
    () => false,
  )
  await cluster.startNode(down)
  const isBack = async () => (await statusOfOrder(origins, away)) < 300
  await waitUntil('orders of the shop that was away', isBack, { seconds: 20, everyMs: 200 })
  const detail = `the other took an order (${orders.here}) and an edit (${edited}); its own answered ${orders.away}, and ordered again once it was back`
  if (orders.here >= 300 || !edited || orders.away !== 503) throw new Error(detail)
  return detail
}

interface ShopOnNode {
  shop: Owner
  productId: string
}

/** Opens shops until each node has one. */
async function shopsByNode(cluster: CitusCluster, origin: string, owner: Owner) {
  const shops = new Map<number, ShopOnNode>()
  for (let n = 1; shops.size < cluster.workers.length && n <= 12; n += 1) {
    const shop = await openAnotherShop(origin, owner, { name: `Shop ${n}` })
    const [place] = await cluster.ask<{ port: number }>(
      `SELECT nodeport AS port FROM citus_shards
       WHERE shardid = get_shard_id_for_distribution_column('store_roots', $1::uuid)`,
      [shop.storeId],
    )
    const productId = await addProduct([origin, origin], shop, 'Sencha')
    shops.set(place!.port, { shop, productId })
  }
  return shops
}

async function statusOfOrder(origins: Stage['origins'], { shop, productId }: ShopOnNode) {
  return (await buyOne({ origins, shop }, productId)).status ?? 0
}
