import { newId } from '@vitrine/db/new-id.ts'
import { media } from '@vitrine/db/schema/media.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, ilike, like, notLike, or, sql, sum } from 'drizzle-orm'
import { extensionsOf, type MediaKind } from './file-kind.ts'
import { requirePlanRoom } from '../../platform/plans/limits-of.ts'

export type StoredMedia = typeof media.$inferSelect
export type NewMedia = Omit<StoredMedia, 'storeId' | 'id' | 'sourceUrl'> &
  Partial<Pick<StoredMedia, 'sourceUrl'>>

export interface MediaFilter {
  search?: string | undefined
  kind?: MediaKind | undefined
}

export interface MediaListing extends MediaFilter {
  pageNumber: number
  pageSize: number
}

export async function insertMedia(tx: StoreTransaction, values: NewMedia): Promise<StoredMedia> {
  const row = { sourceUrl: null, ...values, storeId: tx.storeId, id: newId() }
  await tx.insert(media).values(row)
  await requirePlanRoom(tx, 'storage')
  return row
}

export async function listMediaRows(tx: StoreTransaction, listing: MediaListing) {
  const { pageNumber, pageSize } = listing
  return await tx
    .select()
    .from(media)
    .where(matches(tx, listing))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

/** Fonts are media of their own kind. */
const fonts = '%.woff2'

export async function listFontRows(tx: StoreTransaction) {
  return await tx
    .select()
    .from(media)
    .where(and(eq(media.storeId, tx.storeId), like(media.url, fonts)))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(200)
}

export async function countMedia(tx: StoreTransaction, filter: MediaFilter): Promise<number> {
  return await tx.$count(media, matches(tx, filter))
}

export async function sumMediaBytes(tx: StoreTransaction): Promise<number> {
  const [row] = await tx
    .select({ bytes: sum(media.bytes) })
    .from(media)
    .where(eq(media.storeId, tx.storeId))
  return Number(row?.bytes ?? 0)
}

export async function findMedia(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(media).where(ofId(tx, id))
  return row
}

export async function updateMediaAlt(tx: StoreTransaction, id: string, alt: string) {
  const [row] = await tx.update(media).set({ alt }).where(ofId(tx, id)).returning()
  return row
}

export async function deleteMediaRow(tx: StoreTransaction, id: string): Promise<void> {
  await tx.delete(media).where(ofId(tx, id))
}

function ofId(tx: StoreTransaction, id: string) {
  return and(eq(media.storeId, tx.storeId), eq(media.id, id))
}

function matches(tx: StoreTransaction, { search, kind }: MediaFilter) {
  const part = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(media.storeId, tx.storeId),
    notLike(media.url, fonts),
    part ? or(ilike(media.name, part), ilike(media.alt, part)) : undefined,
    kind ? isOfKind(kind) : undefined,
  )
}

const extensions = (of: MediaKind) => `\\.(?:${extensionsOf(of).join('|')})$`

/** A file's extension is what its bytes are. */
function isOfKind(kind: MediaKind) {
  if (kind !== 'image') return sql`${media.url} ~ ${extensions(kind)}`
  const others = (['video', 'audio', 'captions'] as const).map(
    (other) => sql`${media.url} !~ ${extensions(other)}`,
  )
  return and(...others)
}
