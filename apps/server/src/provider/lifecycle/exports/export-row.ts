import type { ShopArchive } from '@vitrine/contract/provider/archives.ts'
import type { storeExports } from '@vitrine/db/schema/archives.ts'

export type ExportRow = typeof storeExports.$inferSelect

export function archiveView(row: ExportRow): ShopArchive {
  return {
    id: row.id,
    // A person who was erased is not downloaded any more.
    status: row.cleanAt === null ? row.status : 'waiting',
    requestedAt: row.requestedAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    bytes: row.bytes,
    problem: row.problem,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** In the folder of the store, with which it is removed; `/media/` serves no such name. */
export const exportFile = ({ storeId, id }: Pick<ExportRow, 'storeId' | 'id'>) =>
  `${storeId}/exports/${id}.tar.gz`
