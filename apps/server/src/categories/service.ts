import type { Category, categoryInput, Collection } from '@vitrine/contract/category.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { z } from 'zod'
import { invalidInput, Refusal } from '../platform/api/refusal.ts'
import { pageOf } from '../platform/page-of.ts'
import { listOfCategory } from '../products/list-cards.ts'
import { toCard, type StoreTerms } from '../products/product-record.ts'
import { freeSlug } from '../slugs/free-slug.ts'
import { claimSlug, findMovedId, forgetSlugs, moveSlug } from '../slugs/moved-slug.ts'
import {
  deleteCategory,
  findCategoryById,
  findCategoryBySlug,
  hasChildren,
  insertCategory,
  isAbove,
  updateCategoryColumns,
} from './queries.ts'

export type ParsedCategory = Omit<z.output<typeof categoryInput>, 'storeId'>

export async function addCategory(tx: StoreTransaction, input: ParsedCategory): Promise<Category> {
  await requireParent(tx, input.parentId)
  const slug = await freeSlug(tx, 'category', { slug: input.slug, name: input.name })
  await claimSlug(tx, 'category', slug)
  const id = await insertCategory(tx, toColumns(input, slug))
  return await changed(tx, id)
}

export async function updateCategory(
  tx: StoreTransaction,
  { id, ...input }: ParsedCategory & { id: string },
): Promise<Category> {
  const before = await requireCategory(tx, id)
  await requireParent(tx, input.parentId, id)
  const slug =
    input.slug === undefined
      ? before.slug
      : await freeSlug(tx, 'category', { slug: input.slug, name: input.name, ownId: id })
  await updateCategoryColumns(tx, id, toColumns(input, slug))
  await moveSlug(tx, 'category', { id, from: before.slug, to: slug })
  return await changed(tx, id)
}

function toColumns({ name, image, description, parentId }: ParsedCategory, slug: string) {
  return { name, slug, image, description, parentId }
}

async function changed(tx: StoreTransaction, id: string) {
  const category = await requireCategory(tx, id)
  await bumpStoreVersion(tx)
  return category
}

async function requireParent(tx: StoreTransaction, parentId: string | null, ownId?: string) {
  if (parentId === null) return
  if (!(await findCategoryById(tx, parentId))) {
    throw invalidInput('parentId', 'This category no longer exists.')
  }
  if (ownId !== undefined && (await isAbove(tx, ownId, parentId))) {
    throw invalidInput('parentId', 'A category cannot stand inside itself.')
  }
}

export async function requireCategory(tx: StoreTransaction, id: string): Promise<Category> {
  const category = await findCategoryById(tx, id)
  if (!category) throw new Refusal('not_found')
  return category
}

export async function removeCategory(tx: StoreTransaction, id: string) {
  await requireCategory(tx, id)
  if (await hasChildren(tx, id)) throw new Refusal('category_in_use')
  await deleteCategory(tx, id)
  await forgetSlugs(tx, 'category', id)
  await bumpStoreVersion(tx)
  return { done: true as const }
}

/** A category with one page of its products, also under a slug that it has had before. */
export async function requireCollection(
  tx: StoreTransaction,
  { slug, pageNumber, pageSize }: { slug: string; pageNumber: number; pageSize: number },
  terms: StoreTerms,
): Promise<Collection> {
  const category = await requireCategoryBySlug(tx, slug)
  const slice = { limit: pageSize, offset: pageNumber * pageSize }
  const cards = await listOfCategory(tx, category.id, slice)
  const content = cards.map((card) => toCard(card, terms))
  return { ...pageOf(content, category.productCount, { pageNumber, pageSize }), category }
}

/** The category of this slug, or the one that once had it. */
export async function requireCategoryBySlug(tx: StoreTransaction, slug: string): Promise<Category> {
  const category = (await findCategoryBySlug(tx, slug)) ?? (await findMovedCategory(tx, slug))
  if (!category) throw new Refusal('not_found')
  return category
}

async function findMovedCategory(tx: StoreTransaction, slug: string) {
  const id = await findMovedId(tx, 'category', slug)
  return id === undefined ? undefined : await findCategoryById(tx, id)
}
