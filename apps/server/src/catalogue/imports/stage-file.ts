import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { maxImportRows } from '@vitrine/contract/catalogue/product-import.ts'
import { CsvDamage, type CsvRecord, csvRecords } from '../../platform/csv/csv-records.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FileProduct, ProductFile } from './file-product.ts'
import { findSpelledSlugs } from './find-spelled-slugs.ts'
import { readOwnFile } from './own-file.ts'
import { readShopifyFile } from './shopify/shopify-file.ts'
import { insertImport, insertItems, updateImport } from './queries.ts'
import { readWooCommerceFile } from './woocommerce/woocommerce-file.ts'

const batch = 500

export async function stageFile(tx: StoreTransaction, file: File, actor: string): Promise<string> {
  const id = newId()
  try {
    const { products, ...about } = await openFile(file)
    const hasSlugs = about.format !== 'woocommerce'
    await insertImport(tx, { id, fileName: nameOf(file), actor, ...about })
    await updateImport(tx, id, await stageProducts(tx, id, { products, hasSlugs }))
    return id
  } catch (error) {
    if (error instanceof CsvDamage) throw notUsable(error.row, error.message)
    throw error
  }
}

async function openFile(file: File): Promise<ProductFile> {
  await requireText(file)
  const records = limited(csvRecords(file))
  const { value } = await records.next()
  if (!value) throw notUsable(1, 'The file has no rows.')
  if (value.cells.some((cell) => cell.includes('\0')))
    throw notUsable(
      1,
      'The name of a column has characters that cannot be stored. Save the file again as CSV.',
    )
  // WooCommerce files must be tested first: they have a name and a SKU, as ours have.
  const opened =
    readWooCommerceFile(value.cells, records) ??
    readOwnFile(value.cells, records) ??
    readShopifyFile(value.cells, records)
  if (opened) return opened
  throw notUsable(
    1,
    'The first row does not name the columns. It needs Slug or Name, as in a file that was exported here, Handle and Title, as in one from Shopify, or Name and Regular price, as in one from WooCommerce.',
  )
}

/** Magic numbers of zip (xlsx, ods, Numbers) and of old Excel files. */
const workbook = /^(?:504b0304|d0cf11e0)/

async function requireText(file: File) {
  // An uploaded file can be read only once, as a stream.
  const reader = file.stream().getReader()
  const { value } = await reader.read()
  await reader.cancel()
  const start = Buffer.from(value ?? []).toString('hex', 0, 4)
  if (workbook.test(start))
    throw notUsable(
      1,
      'This is a spreadsheet of Excel, Numbers or LibreOffice, not a CSV file. Open it there, choose “Save as” or “Export”, choose CSV (UTF-8), and upload that file.',
    )
}

async function* limited(records: AsyncGenerator<CsvRecord>) {
  for await (const record of records) {
    if (record.row > maxImportRows + 1) throw new Refusal('file_too_large')
    yield record
  }
}

async function stageProducts(
  tx: StoreTransaction,
  id: string,
  { products, hasSlugs }: Pick<ProductFile, 'products'> & { hasSlugs: boolean },
) {
  const rowOfSlug = new Map<string, number>()
  let staged: FileProduct[] = []
  const counted = { products: 0, rows: 0 }
  const flush = async () => {
    await findSpelledSlugs(
      tx,
      staged.filter(({ cells }) => !(hasSlugs && cells.slug?.trim())),
    )
    await insertItems(tx, id, counted.products - staged.length, staged)
    staged = []
  }
  for await (const product of products) {
    requireStorable(product)
    requireNew(product, rowOfSlug)
    staged.push(product)
    counted.products += 1
    counted.rows += product.rows
    if (staged.length >= batch) await flush()
  }
  await flush()
  if (!counted.products) throw notUsable(1, 'The file has columns, but no products.')
  return counted
}

function requireNew({ slug, row, problems }: FileProduct, rowOfSlug: Map<string, number>) {
  const before = rowOfSlug.get(slug)
  if (before === undefined) rowOfSlug.set(slug, row)
  else if (slug)
    problems.push({
      row,
      column: null,
      text: `A product of the slug ${slug} is already in row ${before}.`,
    })
}

function requireStorable(product: FileProduct) {
  const { row, cells, variations, problems } = product
  const all = [{ row, cells }, ...variations]
  for (const each of all)
    for (const [column, cell] of Object.entries(each.cells)) {
      if (!cell.includes('\0')) continue
      Object.assign(each.cells, { [column]: cell.replaceAll('\0', '') })
      problems.push({ row: each.row, column, text: 'It has characters that cannot be stored.' })
    }
  const texts = [...problems, ...product.notes]
  for (const message of texts) message.text = message.text.replaceAll('\0', '')
  for (const picture of product.pictures ?? []) {
    picture.url = picture.url.replaceAll('\0', '')
    picture.alt = picture.alt.replaceAll('\0', '')
  }
  product.slug = product.slug.replaceAll('\0', '').slice(0, 200)
  product.name = product.name.replaceAll('\0', '').slice(0, 200)
}

function notUsable(row: number, message: string) {
  return new Refusal('file_not_usable', { row }, [{ path: `row ${row}`, message }])
}

function nameOf({ name }: File) {
  const shown = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return shown.slice(0, 150).toWellFormed() || 'products.csv'
}
