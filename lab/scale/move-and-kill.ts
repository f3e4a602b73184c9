import { openTeaShop } from '../../drill/tea-shop.ts'
import type { Report } from '../report.ts'
import { waitUntil } from '../wait-until.ts'
import { ordersAmid, type Served } from './orders-amid.ts'

interface Place {
  shard: string
  port: number
}

/**
 * Moves a shop that sells between nodes, then kills the nodes under it. Writes wait while shards are
 * copied: the other way, by replication, PostgreSQL refuses for tables with forced row policies.
 */
export async function moveAndKill(
  report: Report,
  { cluster, servers }: Pick<Served, 'cluster' | 'servers'>,
): Promise<void> {
  const shop = await openTeaShop(servers[0].origin)
  const served: Served = { cluster, servers, shop, acknowledged: [] }
  await report.journey('a shop gets shards of its own while it sells', () => isolated(served))
  await report.journey('it moves to the other node while it sells', () => moved(served))
  await report.journey('shards are balanced while it sells', () => balanced(served))
  await report.journey('its worker is killed amid 100 orders', () =>
    ordersAmid(served, async (orders) => {
      await orders(40)
      await killed(served, (await placeOf(served)).port)
      await orders(60)
    }),
  )
  await report.journey('the coordinator is killed amid 100 orders', () =>
    ordersAmid(served, async (orders) => {
      await orders(40)
      await killed(served, cluster.coordinator)
      await orders(60)
    }),
  )
}

async function killed({ cluster }: Served, port: number) {
  await cluster.stopNode(port, 'immediate')
  await cluster.startNode(port)
}

async function move({ cluster }: Served, { shard, port }: Place, to: number) {
  await cluster.ask(
    `SELECT citus_move_shard_placement($1::bigint, '127.0.0.1', $2::int, '127.0.0.1', $3::int,
       shard_transfer_mode => 'block_writes')`,
    [shard, port, to],
  )
}

async function placeOf({ cluster, shop }: Served) {
  const [place] = await cluster.ask<Place>(
    `SELECT shardid AS shard, nodeport AS port FROM citus_shards
     WHERE shardid = get_shard_id_for_distribution_column('store_roots', $1::uuid)`,
    [shop.storeId],
  )
  return place!
}

async function isolated(served: Served): Promise<string> {
  const { cluster, shop } = served
  return await ordersAmid(served, async (orders) => {
    await orders(10)
    const before = await placeOf(served)
    await cluster.ask(
      `SELECT isolate_tenant_to_new_shard('store_roots', $1::uuid, 'CASCADE',
         shard_transfer_mode => 'block_writes')`,
      [shop.storeId],
    )
    const after = await placeOf(served)
    if (before.shard === after.shard) throw new Error('It has the shards of before.')
    await orders(10)
  })
}

async function moved(served: Served): Promise<string> {
  const { cluster } = served
  return await ordersAmid(served, async (orders) => {
    await orders(10)
    const { shard, port } = await placeOf(served)
    const other = cluster.workers.find((each) => each !== port)!
    await move(served, { shard, port }, other)
    if ((await placeOf(served)).port !== other) throw new Error('It is where it was.')
    await orders(10)
  })
}

/** Moves the shards of other shops to the shop's node. */
async function crowd(served: Served): Promise<void> {
  const { shard, port } = await placeOf(served)
  const others = await served.cluster.ask<Place>(
    `SELECT shardid AS shard, nodeport AS port FROM citus_shards
     WHERE table_name = 'store_roots'::regclass AND nodeport <> $1 AND shardid <> $2 LIMIT 3`,
    [port, shard],
  )
  for (const other of others) await move(served, other, port)
}

async function balanced(served: Served): Promise<string> {
  const { cluster } = served
  return await ordersAmid(served, async (orders) => {
    await crowd(served)
    const [before] = await cluster.ask<{ moves: number }>(
      'SELECT count(*)::int AS moves FROM get_rebalance_table_shards_plan()',
    )
    await cluster.ask(`SELECT citus_rebalance_start(shard_transfer_mode => 'block_writes')`)
    const isDone = async () => {
      const [job] = await cluster.ask<{ state: string }>(
        'SELECT state FROM citus_rebalance_status() ORDER BY job_id DESC LIMIT 1',
      )
      return !job || /finished|failed|cancelled/.test(job.state) ? (job?.state ?? 'none') : false
    }
    const state = await waitUntil('the end of balancing', isDone, { seconds: 300 })
    await orders(10)
    return `${before!.moves} shards in the plan, ${state}`
  })
}
