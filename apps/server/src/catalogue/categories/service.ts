import type {
  Category,
  categoryInput,
  Collection,
  OwnCategory,
} from '@vitrine/contract/catalogue/category.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { z } from 'zod'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import { listOfCategory } from '../cards/list-cards.ts'
import { toCard, type StoreTerms } from '../cards/product-record.ts'
import { freeSlug, takeTurns } from '../../platform/slugs/free-slug.ts'
import { missingSlug } from '../../platform/slugs/missing-slug.ts'
import { claimSlugs, findMovedId, moveSlug, retireSlugs } from '../../platform/slugs/moved-slug.ts'
import { requireTemplate } from '../../content/pages/templates/require-template.ts'
import { emptyCategory, placeProducts } from './category-products.ts'
import { toRule, toStoredRule, writeRule } from './category-rule.ts'
import {
  deleteCategory,
  findCategoryById,
  findCategoryBySlug,
  findCategoryRecord,
  hasChildren,
  insertCategory,
  isAbove,
  lockCategory,
  moveChildrenUp,
  toCategory,
  updateCategoryColumns,
} from './queries.ts'

export type ParsedCategory = Omit<z.output<typeof categoryInput>, 'storeId'>

export async function addCategory(
  tx: StoreTransaction,
  input: ParsedCategory,
  terms: StoreTerms,
): Promise<OwnCategory> {
  await requireParent(tx, input.parentId)
  await requireTemplate(tx, 'collection', input.templateId)
  const slug = await freeSlug(tx, 'category', { slug: input.slug, name: input.name })
  await claimSlugs(tx, 'category', [slug])
  const id = await insertCategory(tx, toColumns(input, slug))
  return await writeProducts(tx, id, input, terms)
}

export async function updateCategory(
  tx: StoreTransaction,
  { id, updatedAt, ...input }: ParsedCategory & { id: string; updatedAt?: string | undefined },
  terms: StoreTerms,
): Promise<OwnCategory> {
  await takeTurns(tx, 'category')
  const before = await lockCategory(tx, id)
  if (!before) throw new Refusal('not_found')
  requireUnchanged(before.updatedAt, updatedAt)
  await requireParent(tx, input.parentId, id)
  await requireTemplate(tx, 'collection', input.templateId, before.templateId)
  const slug =
    input.slug === undefined
      ? before.slug
      : await freeSlug(tx, 'category', { slug: input.slug, name: input.name, ownId: id })
  await updateCategoryColumns(tx, id, toColumns(input, slug))
  await moveSlug(tx, 'category', { id, from: before.slug, to: slug })
  return await writeProducts(tx, id, input, terms)
}

function requireUnchanged(now: Date, read: string | undefined) {
  const updatedAt = now.toISOString()
  if (read !== undefined && read !== updatedAt) throw new Refusal('stale_revision', { updatedAt })
}

function toColumns({ name, image, description, parentId, ...seo }: ParsedCategory, slug: string) {
  const { seoTitle, metaDescription, templateId } = seo
  return {
    name,
    slug,
    image,
    description: cleanHtml(description),
    parentId,
    seoTitle,
    metaDescription,
    templateId,
  }
}

async function writeProducts(
  tx: StoreTransaction,
  id: string,
  { rule, products }: ParsedCategory,
  terms: StoreTerms,
) {
  if (rule !== undefined) await writeRule(tx, id, rule && toStoredRule(rule, terms.currency))
  const category = await requireOwnCategory(tx, id, terms)
  if (products && category.rule)
    throw invalidInput('products', 'A category with a rule chooses its products automatically.')
  if (products) await placeProducts(tx, id, products)
  const written = products ? await requireOwnCategory(tx, id, terms) : category
  await bumpStoreVersion(tx)
  return written
}

export async function requireOwnCategory(
  tx: StoreTransaction,
  id: string,
  { currency }: StoreTerms,
): Promise<OwnCategory> {
  const record = await findCategoryRecord(tx, id)
  if (!record) throw new Refusal('not_found')
  return {
    ...toCategory(tx, record),
    rule: toRule(record.rule, currency),
    templateId: record.template_id,
    updatedAt: record.updated_at.toISOString(),
  }
}

export async function requireParent(tx: StoreTransaction, parentId: string | null, ownId?: string) {
  if (parentId === null) return
  if (!(await findCategoryById(tx, parentId))) {
    throw invalidInput('parentId', 'This category no longer exists.')
  }
  if (ownId !== undefined && (await isAbove(tx, ownId, parentId))) {
    throw invalidInput(
      'parentId',
      'A category cannot be moved into itself or one of its subcategories.',
    )
  }
}

export async function requireCategory(tx: StoreTransaction, id: string): Promise<Category> {
  const category = await findCategoryById(tx, id)
  if (!category) throw new Refusal('not_found')
  return category
}

export async function removeCategory(
  tx: StoreTransaction,
  { id, subcategories }: { id: string; subcategories: 'refuse' | 'moveUp' },
) {
  await takeTurns(tx, 'category')
  const { name, parentId, slug } = await requireCategory(tx, id)
  tx.subjects.push({ id, name })
  if (subcategories === 'moveUp') await moveChildrenUp(tx, id, parentId)
  else if (await hasChildren(tx, id)) throw new Refusal('category_in_use')
  await emptyCategory(tx, id)
  await deleteCategory(tx, id)
  await retireSlugs(tx, 'category', [{ id, slug }])
  await bumpStoreVersion(tx)
  return { done: true as const }
}

export async function requireCollection(
  tx: StoreTransaction,
  { slug, pageNumber, pageSize }: { slug: string; pageNumber: number; pageSize: number },
  terms: StoreTerms,
): Promise<Collection> {
  const category = await requireCategoryBySlug(tx, slug)
  const slice = { limit: pageSize, offset: pageNumber * pageSize }
  const cards = await listOfCategory(tx, category, slice)
  const content = cards.map((card) => toCard(card, terms))
  return { ...pageOf(content, category.productCount, { pageNumber, pageSize }), category }
}

/** Finds the category by its current slug or by an earlier one. */
export async function requireCategoryBySlug(tx: StoreTransaction, slug: string): Promise<Category> {
  const category = (await findCategoryBySlug(tx, slug)) ?? (await findMovedCategory(tx, slug))
  if (!category) throw await missingSlug(tx, 'category', slug)
  return category
}

async function findMovedCategory(tx: StoreTransaction, slug: string) {
  const id = await findMovedId(tx, 'category', slug)
  return id === undefined ? undefined : await findCategoryById(tx, id)
}
