import type { MediaDetails, MediaItem } from '@vitrine/contract/content/media.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import { listUses } from './list-uses.ts'
import { toMediaItem } from './media-item.ts'
import {
  countMedia,
  deleteMediaRow,
  findMedia,
  listMediaRows,
  type MediaListing,
  updateMediaAlt,
} from './queries.ts'

export async function listMedia(
  tx: StoreTransaction,
  listing: MediaListing,
): Promise<PageOf<MediaItem>> {
  const [rows, total] = await Promise.all([listMediaRows(tx, listing), countMedia(tx, listing)])
  return pageOf(rows.map(toMediaItem), total, listing)
}

export async function getMedia(tx: StoreTransaction, id: string): Promise<MediaDetails> {
  const row = await requireMedia(tx, id)
  return { ...toMediaItem(row), ...(await listUses(tx, row.url)) }
}

export async function changeAlt(tx: StoreTransaction, id: string, alt: string): Promise<MediaItem> {
  const row = await updateMediaAlt(tx, id, alt)
  if (!row) throw new Refusal('not_found')
  return toMediaItem(row)
}

/** @returns the URL of the image, whose files may be deleted after the commit */
export async function deleteMedia(
  tx: StoreTransaction,
  { id, force = false }: { id: string; force?: boolean | undefined },
): Promise<string> {
  const { url, name } = await requireMedia(tx, id)
  tx.subjects.push({ id, name })
  const uses = await listUses(tx, url)
  if (uses.useCount > 0 && !force) throw new Refusal('picture_in_use', uses)
  await deleteMediaRow(tx, id)
  return url
}

async function requireMedia(tx: StoreTransaction, id: string) {
  const row = await findMedia(tx, id)
  if (!row) throw new Refusal('not_found')
  return row
}
