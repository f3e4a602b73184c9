import { withClient } from './with-client.ts'

interface KnownFolder {
  /** Undefined before the first start. */
  id: string | undefined
  hasImages: boolean
}

/** @param url of the tables' owner, who sees no row of a store, but the size of a table */
export async function findMediaFolder(url: string): Promise<KnownFolder> {
  const rows = await query<{ id: string | null; bytes: number }>(
    url,
    `SELECT media_folder AS id, pg_relation_size('media')::float8 AS bytes FROM installation`,
  )
  const { id, bytes } = rows[0]!
  return { id: id ?? undefined, hasImages: bytes > 0 }
}

/** Stores the id unless there is one. @returns the stored one */
export async function registerMediaFolder(url: string, id: string): Promise<string> {
  const [known] = await query<{ id: string }>(
    url,
    `UPDATE installation SET media_folder = coalesce(media_folder, $1)
    RETURNING media_folder AS id`,
    [id],
  )
  return known!.id
}

async function query<Row extends object>(url: string, text: string, values: unknown[] = []) {
  return await withClient(url, async (client) => (await client.query<Row>(text, values)).rows)
}
