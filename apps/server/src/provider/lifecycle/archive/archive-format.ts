import { z } from 'zod'

export const formatName = 'vitrine-shop'
/** Raised when an older version of Vitrine could not read the archive correctly. */
export const formatVersion = 1

/** First in an archive. */
export const formatFile = 'format.json'
export const storeFile = 'store.json'
/** Last in an archive: lines that `sha256sum --check` reads, for every other file. */
export const checksumsFile = 'checksums.sha256'

export const formatSchema = z.object({
  format: z.literal(formatName),
  version: z.number().int().min(1),
  takenAt: z.iso.datetime({ offset: true }),
  store: z.object({ id: z.uuid(), name: z.string() }),
})
export type ArchiveFormat = z.infer<typeof formatSchema>

export const partName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`

export const partPattern = /^tables\/([a-z_]{1,60})\/(\d{6})\.jsonl$/

export const mediaName = (file: string) => `media/${file}`

/** Names that the media library makes, which cannot leave its folder. */
export const mediaPattern =
  /^media\/([a-z0-9][a-z0-9-]{0,150}\.(?:webp|avif|png|jpe?g|mp4|webm|ogv|m4a|mp3|aac|ogg|wav|vtt|woff2))$/

/** Bytes of rows in one file, unless a single row is longer. */
export const partBytes = 1024 * 1024

export const checksumLine = (name: string, hash: string) => `${hash}  ${name}\n`

/** Says why an archive, or the place for it, cannot be used. */
export class ArchiveProblem extends Error {}
