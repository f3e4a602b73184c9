import { Client } from 'pg'
import type { Product } from './product.ts'

/** Past the application, as the database's own user. */
export async function withDatabase<Result>(
  product: Product,
  work: (client: Client) => Promise<Result>,
) {
  const client = new Client({ connectionString: await product.databaseUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
