import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@vitrine/harness/product.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'

const maxTries = 100

/** Asks the database as its superuser, and again after a kill of it. */
export async function queryAgain<Row extends object>(
  product: Product,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { rows } = await withDatabase(product, (client) => client.query<Row>(text, values))
      return rows
    } catch (error) {
      if (tries === maxTries) throw error
      await wait(100)
    }
  }
}
