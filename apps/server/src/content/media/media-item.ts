import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { readOwnFont } from '@vitrine/contract/content/own-font.ts'
import type { media } from '@vitrine/db/schema/media.ts'
import { mediaKindOf } from './file-kind.ts'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'

export function toMediaItem(row: typeof media.$inferSelect): MediaItem {
  const { id, url, name, alt, width, height, bytes, createdAt } = row
  const kind = mediaKindOf(url)
  return { id, kind, url, name, alt, width, height, bytes, createdAt: createdAt.toISOString() }
}

export function fileNamesOf(url: string): string[] {
  const font = readOwnFont(url)
  if (font) return font.files.map((file) => file.url.slice(file.url.lastIndexOf('/') + 1))
  const sizes = mediaImage(url)
    ?.srcSet.split(', ')
    .map((each) => each.split(' ')[0]!) ?? [url]
  const names = sizes.map((size) => size.slice(size.lastIndexOf('/') + 1))
  return names.flatMap((name) => [name, name.replace(/\.webp$/, '.avif')])
}
