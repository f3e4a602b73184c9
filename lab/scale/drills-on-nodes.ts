import { killDuringImport } from '../../drill/kill-during-import.ts'
import { killDuringPayments, steps } from '../../drill/kill-during-payments.ts'
import { paymentsInWords, unbrokenPayments } from '../../drill/payments-in-words.ts'
import { archived, restore } from '../../drill/restore-over.ts'
import { openTeaShop } from '../../drill/tea-shop.ts'
import { Product } from '@vitrine/harness/product.ts'
import type { Report } from '../report.ts'
import type { CitusCluster } from './citus-cluster.ts'
import { onNodes } from './on-nodes.ts'

/** The drills of payments, imports and restores, on shops that are distributed. */
export async function drillsOnNodes(report: Report): Promise<void> {
  await onNodes(report, 'Payments, imports and restores on two nodes of Citus', async (cluster) => {
    await report.journey('an archive becomes a shop beside its own', () => restored(cluster))
    await report.journey('an import is killed in each of its parts', () => imported(cluster))
    await report.journey('the application and nodes are killed amid card payments', () =>
      paid(cluster),
    )
  })
}

/** Over itself it is refused, in a sentence. */
async function restored(cluster: CitusCluster): Promise<string> {
  const product = await Product.prepare({}, { database: cluster.database })
  try {
    await product.start()
    const shop = await openTeaShop(product.origin)
    const words = [shop.storeDomain, await archived(product, shop)]
    const over = await restore(product, [...words, '--over']).catch((error: Error) => error.message)
    if (!/without --over the archive becomes a shop beside it/.test(over)) throw new Error(over)
    const said = await restore(product, words)
    const [found] = await cluster.ask<{ id: string }>(
      `SELECT id FROM stores WHERE id <> $1 ORDER BY created_at DESC LIMIT 1`,
      [shop.storeId],
    )
    const names = await cluster.ask<{ name: string }>(
      'SELECT name FROM products WHERE store_id = $1 ORDER BY name',
      [found!.id],
    )
    requireAlike({ names: names.map(({ name }) => name) }, { names: ['Sencha 100 g', 'Teapot'] })
    return said.split('\n')[0]!
  } finally {
    await product.remove()
  }
}

async function imported({ database }: CitusCluster): Promise<string> {
  const products = 1000
  const { applied, undone, killedAt } = await killDuringImport(products, database)
  const whole = { created: products, off: 0, openings: products }
  requireAlike(applied, { ...whole, products, slugs: products })
  requireAlike(undone, { ...whole, products: 0, slugs: 0 })
  const at = Object.entries(killedAt).map(([state, progress]) => `${state} at row ${progress}`)
  return `${products} products there and gone again, each once; killed while ${at.join(', ')}`
}

/** Kills the server at each step of a payment, and a node at each call of the provider. */
async function paid({ database }: CitusCluster): Promise<string> {
  const ofNodes = steps
    .filter((step) => 'call' in step)
    .map((step) => ({ ...step, name: `a node ${step.name}`, kill: () => database.restart() }))
  const counts = await killDuringPayments({
    shoppers: 3,
    rounds: 1,
    moments: [...steps, ...ofNodes],
    database,
  })
  // A node that is down is an error in the log.
  const { errors: _, ...expected } = unbrokenPayments(counts)
  requireAlike(counts, expected)
  return paymentsInWords(counts)
}

function requireAlike<Counted extends object>(counted: Counted, expected: Partial<Counted>) {
  const differing = Object.entries(expected).filter(
    ([name, value]) => JSON.stringify(counted[name as keyof Counted]) !== JSON.stringify(value),
  )
  if (differing.length === 0) return
  throw new Error(`${JSON.stringify(counted)} instead of ${JSON.stringify(expected)}`)
}
