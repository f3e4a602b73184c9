import { withClient } from '../with-client.ts'

/** The URL of another database on the same server. */
export const withDatabase = (url: string, name: string) =>
  url.replace(/^(\w+:\/\/[^/]*)(?:\/[^?]*)?/, `$1/${name}`)

/** One statement, as the user of the URL and outside any role of ours. */
export async function onServer(url: string, statement: string) {
  return await withClient(url, (client) => client.query<Record<string, unknown>>(statement))
}
