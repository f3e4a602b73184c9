import { Client } from 'pg'
import type { Product } from './product.ts'

/** Connects directly to the database as its superuser, which bypasses row-level security. */
export async function withDatabase<Result>(
  product: Product,
  work: (client: Client) => Promise<Result>,
) {
  const client = new Client({ connectionString: await product.databaseUrl() })
  // The running query fails with the connection; the event alone would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
