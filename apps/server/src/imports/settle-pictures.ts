import { media } from '@vitrine/db/schema/media.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writePictures } from '../products/sheet/pictures-cell.ts'
import type { FilePicture, FileProduct } from './file-product.ts'

const notTaken =
  'The picture was not taken, since none is fetched from other servers. Upload it under Media and choose it in the product.'

/** Of pictures with an address elsewhere, those that stand in the store's own library are taken. */
export async function settlePictures(
  tx: StoreTransaction,
  products: readonly FileProduct[],
): Promise<FileProduct[]> {
  const paths = products.flatMap(({ pictures = [] }) =>
    pictures.flatMap(({ url }) => ownPath(tx.storeId, url) ?? []),
  )
  const known = new Set(await listKnown(tx, paths))
  return products.map((product) => {
    const { pictures = [] } = product
    if (!pictures.length) return product
    const found = pictures.map((picture) => ({ picture, path: ownPath(tx.storeId, picture.url) }))
    const taken = found.flatMap(({ picture, path }) =>
      path !== undefined && known.has(path) ? [{ ...picture, url: path }] : [],
    )
    const foreign = found.filter(({ path }) => path === undefined || !known.has(path))
    const notes = foreign.map(({ picture: { row, column } }) => ({ row, column, text: notTaken }))
    return { ...withPictures(product, taken), notes: [...product.notes, ...notes] }
  })
}

async function listKnown(tx: StoreTransaction, urls: string[]) {
  if (!urls.length) return []
  const rows = await tx
    .select({ url: media.url })
    .from(media)
    .where(and(eq(media.storeId, tx.storeId), inArray(media.url, urls)))
  return rows.map(({ url }) => url)
}

function ownPath(storeId: string, url: string): string | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  return path.startsWith(`/media/${storeId}/`) ? path : undefined
}

/** Without one that is taken, the product keeps the pictures that it has. */
function withPictures(product: FileProduct, taken: readonly FilePicture[]): FileProduct {
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

function cellOf(pictures: readonly FilePicture[]): string {
  return writePictures(
    pictures.map(({ url }) => url),
    Object.fromEntries(pictures.map(({ url, alt }) => [url, alt])),
  )
}
