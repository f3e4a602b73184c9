import { withClient } from '../with-client.ts'

export const withDatabase = (url: string, name: string) =>
  url.replace(/^(\w+:\/\/[^/]*)(?:\/[^?]*)?/, `$1/${name}`)

/** Runs one statement as the URL's user, outside our roles. */
export async function onServer(url: string, statement: string) {
  return await withClient(url, (client) => client.query<Record<string, unknown>>(statement))
}
