import type { OwnedProduct, productInput } from '@vitrine/contract/catalogue/product.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { z } from 'zod'
import { changesOf } from '../../api/record-activity.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { freeSlug } from '../../platform/slugs/free-slug.ts'
import { missingSlug } from '../../platform/slugs/missing-slug.ts'
import { claimSlugs, moveSlug } from '../../platform/slugs/moved-slug.ts'
import { findActiveProductBySlug, findProductById } from './find-product.ts'
import { toOwnedProduct, toProduct, type StoreTerms } from '../cards/product-record.ts'
import {
  countCategories,
  deleteProducts,
  insertProduct,
  lockProduct,
  replaceCategories,
  replaceVariations,
  updateProductColumns,
  updateProducts,
} from './queries.ts'
import { requireTemplate } from '../../content/pages/templates/require-template.ts'
import { stockAfter } from './stock-after.ts'
import { toColumns, toVariationColumns } from './to-record.ts'

export type ParsedProduct = Omit<z.output<typeof productInput>, 'storeId'>
export type ParsedVariation = ParsedProduct['variations'][number]

export async function addProduct(
  tx: StoreTransaction,
  input: ParsedProduct,
  terms: StoreTerms,
): Promise<OwnedProduct> {
  await requireTemplate(tx, 'product', input.templateId)
  const slug = await freeSlug(tx, 'product', { slug: input.slug, name: input.name })
  await claimSlugs(tx, 'product', [slug])
  const id = await insertProduct(tx, { ...toColumns(input, terms.currency), slug })
  return await writeParts(tx, id, input, terms)
}

export async function updateProduct(
  tx: StoreTransaction,
  { id, updatedAt, ...input }: ParsedProduct & { id: string; updatedAt?: string | undefined },
  terms: StoreTerms,
): Promise<OwnedProduct> {
  const before = await lockProduct(tx, id)
  if (!before) throw new Refusal('not_found')
  requireUnchanged(before.updatedAt, updatedAt)
  await requireTemplate(tx, 'product', input.templateId, before.templateId)
  const from = before.slug
  const slug =
    input.slug === undefined
      ? from
      : await freeSlug(tx, 'product', { slug: input.slug, name: input.name, ownId: id })
  const stock = stockAfter(input.stock, input.stockSeen, before.stock)
  const columns = { ...toColumns(input, terms.currency), slug, stock }
  await updateProductColumns(tx, id, columns)
  const { name, price, discountPrice, status } = columns
  const changes = changesOf(before, { name, price, discountPrice, status, stock })
  tx.subjects.push({ id, name, data: { changes } })
  await moveSlug(tx, 'product', { id, from, to: slug })
  return await writeParts(tx, id, input, terms)
}

/** Sales change only the stock and do not count as edits. */
function requireUnchanged(now: Date, read: string | undefined) {
  const updatedAt = now.toISOString()
  if (read !== undefined && read !== updatedAt) throw new Refusal('stale_revision', { updatedAt })
}

async function writeParts(
  tx: StoreTransaction,
  id: string,
  input: ParsedProduct,
  terms: StoreTerms,
) {
  const columns = toVariationColumns(input, terms.currency)
  await replaceVariations(
    tx,
    id,
    columns.map((row, index) => ({ ...row, ...identityOf(input.variations[index]) })),
  )
  await requireCategories(tx, input.categoryIds)
  await replaceCategories(tx, id, input.categoryIds)
  const product = await requireProduct(tx, id, terms)
  await bumpStoreVersion(tx)
  return product
}

function identityOf(variation: ParsedVariation | undefined) {
  return { id: variation?.id, stockSeen: variation?.stockSeen }
}

async function requireCategories(tx: StoreTransaction, ids: string[]) {
  const distinct = [...new Set(ids)]
  if ((await countCategories(tx, distinct)) < distinct.length) {
    throw invalidInput('categoryIds', 'One of these categories no longer exists.')
  }
}

export async function requireProduct(tx: StoreTransaction, id: string, terms: StoreTerms) {
  const record = await findProductById(tx, id)
  if (!record) throw new Refusal('not_found')
  return toOwnedProduct(record, terms)
}

export async function requireActiveProduct(tx: StoreTransaction, slug: string, terms: StoreTerms) {
  const record = await findActiveProductBySlug(tx, slug)
  if (!record) throw await missingSlug(tx, 'product', slug)
  return toProduct(record, terms)
}

export async function changeProducts(
  tx: StoreTransaction,
  ids: string[],
  changes: Parameters<typeof updateProducts>[2],
) {
  const distinct = [...new Set(ids)]
  if ((await updateProducts(tx, distinct, changes)) < distinct.length)
    throw new Refusal('not_found')
  await bumpStoreVersion(tx)
  return { updated: distinct.length }
}

export async function removeProducts(tx: StoreTransaction, ids: string[]) {
  const distinct = [...new Set(ids)]
  if ((await deleteProducts(tx, distinct)) < distinct.length) throw new Refusal('not_found')
  await bumpStoreVersion(tx)
  return { updated: distinct.length }
}
