import { Client } from 'pg'

/** Runs work on its own connection, as the URL's user and outside our roles. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // The running statement fails with the connection; the event alone would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
