import { Client } from 'pg'

/** The URL of another database on the same server. */
export const withDatabase = (url: string, name: string) =>
  url.replace(/^(\w+:\/\/[^/]*)(?:\/[^?]*)?/, `$1/${name}`)

/** One statement, as the user of the URL and outside any role of ours. */
export async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(statement)
  } finally {
    await client.end()
  }
}
