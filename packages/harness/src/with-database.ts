import { Client } from 'pg'
import type { Product } from './product.ts'

/** Connects directly to the database as its superuser, which bypasses row-level security. */
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
