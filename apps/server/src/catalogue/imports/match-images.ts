import { media } from '@vitrine/db/schema/media.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { writeImages } from '../sheet/images-cell.ts'
import type { FileImage, FileProduct } from './file-product.ts'

/**
 * Matches images of the file with the media library: by address, by original address, then by file
 * name.
 */
export async function matchImages(
  tx: StoreTransaction,
  products: readonly FileProduct[],
): Promise<FileProduct[]> {
  const all = products.flatMap(({ pictures = [] }) => pictures)
  const find = await loadLibrary(tx, all)
  return products.map((product) => {
    const { pictures = [] } = product
    const taken = pictures.flatMap((picture) => {
      const url = find(picture)
      return url === undefined ? [] : [{ ...picture, url }]
    })
    const missing = pictures.filter((picture) => find(picture) === undefined)
    return { ...withImages(product, taken), missing }
  })
}

async function loadLibrary(tx: StoreTransaction, pictures: readonly FileImage[]) {
  const paths = pictures.flatMap(({ url }) => ownPath(tx.storeId, url) ?? [])
  const names = pictures.map(({ url }) => fileNameOf(url)).filter(Boolean)
  const sources = pictures.map(({ url }) => url)
  const rows = pictures.length
    ? await tx
        .select({ url: media.url, name: media.name, sourceUrl: media.sourceUrl })
        .from(media)
        .where(
          and(
            eq(media.storeId, tx.storeId),
            or(
              inArray(media.url, paths),
              inArray(media.name, names),
              inArray(media.sourceUrl, sources),
            ),
          ),
        )
        .orderBy(asc(media.createdAt))
    : []
  const urls = new Set(rows.map(({ url }) => url))
  const bySource = new Map(rows.map(({ sourceUrl, url }) => [sourceUrl, url]))
  const byName = new Map(rows.map(({ name, url }) => [name, url]))
  return ({ url }: FileImage): string | undefined => {
    const path = ownPath(tx.storeId, url)
    if (path !== undefined && urls.has(path)) return path
    return bySource.get(url) ?? byName.get(fileNameOf(url))
  }
}

export function fileNameOf(url: string): string {
  const last = (URL.parse(url)?.pathname ?? url).split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

function ownPath(storeId: string, url: string): string | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  return path.startsWith(`/media/${storeId}/`) ? path : undefined
}

function withImages(product: FileProduct, taken: readonly FileImage[]): FileProduct {
  const own = taken.filter(({ variation }) => variation === undefined)
  const cells = own.length ? { image: cellOf(own.slice(0, 1)), gallery: cellOf(own.slice(1)) } : {}
  return {
    ...product,
    cells: { ...product.cells, ...cells },
    variations: product.variations.map((each, at) => {
      const image = taken.filter(({ variation }) => variation === at)
      if (!image.length) return each
      return { ...each, cells: { ...each.cells, variationImage: cellOf(image) } }
    }),
  }
}

function cellOf(pictures: readonly FileImage[]): string {
  return writeImages(
    pictures.map(({ url }) => url),
    Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
  )
}
