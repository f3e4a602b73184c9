import { type ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import { productInput } from '@vitrine/contract/catalogue/product.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PathStep } from '../sheet/category-paths.ts'
import type { Snapshot } from '../sheet/snapshots.ts'
import { stockAfter } from '../products/stock-after.ts'
import { toColumns, toVariationColumns } from '../products/to-record.ts'
import { CellReader } from './cell-reader.ts'
import { changesOf } from './changes-of.ts'
import type { FileProduct } from './file-product.ts'
import { placeOf, sentenceOf } from './issue-messages.ts'
import type { PlanContext, Stocks } from './plan-context.ts'
import { type BuiltInput, buildInput } from './build-input.ts'

type Columns = ReturnType<typeof toColumns>
type VariationColumns = ReturnType<typeof toVariationColumns>[number]

export interface TargetProduct {
  slug: string
  columns: Columns
  created: Date | null
  variations: (VariationColumns & { id: string | undefined })[]
  categoryIds: string[]
  missing: PathStep[][]
}

export type Plan =
  | { action: 'refuse'; messages: ImportMessage[] }
  | { action: 'skip'; messages: ImportMessage[] }
  | {
      action: 'create' | 'update'
      messages: ImportMessage[]
      changes: string[]
      target: TargetProduct
    }

export function planProduct(
  file: FileProduct,
  before: Snapshot | undefined,
  context: PlanContext,
): Plan {
  const reader = new CellReader(context.columns, file.problems, file.notes)
  const built = buildInput(file, before, context, reader)
  const target = validate(file, before, { built, context, reader })
  if (!target) return { action: 'refuse', messages: [...reader.problems, ...reader.notes] }
  // Categories are created only for products that will be imported.
  for (const steps of target.missing) {
    const path = steps.map(({ slug }) => slug).join('/')
    const text = `New category: ${path}.`
    reader.note({ row: file.row, column: 'categories' }, text)
  }
  const messages = reader.notes
  if (!before) return { action: 'create', messages, changes: [], target }
  const changes = changesOf(before, target)
  if (changes.length) return { action: 'update', messages, changes, target }
  return { action: 'skip', messages }
}

interface Built {
  built: BuiltInput
  context: PlanContext
  reader: CellReader
}

function validate(
  file: FileProduct,
  before: Snapshot | undefined,
  { built, context, reader }: Built,
): TargetProduct | undefined {
  const parsed = productInput.safeParse(built.input)
  for (const issue of parsed.error?.issues ?? [])
    if (!(issue.path[0] === 'slug' && reader.problems.length))
      reader.refuse(placeOf(issue.path, file, built.variations), sentenceOf(issue))
  if (!parsed.success || reader.problems.length) return undefined
  const { slug: _, description, ...input } = parsed.data
  try {
    // Stored descriptions are sanitized already.
    const isKnown = description === before?.description
    const columns = toColumns({ ...input, description: '' }, context.currency)
    return {
      slug: file.slug,
      columns: { ...columns, description: isKnown ? description : cleanHtml(description) },
      created: built.created,
      variations: toVariationColumns({ ...input, description: '' }, context.currency).map(
        (each, at) => ({ ...each, id: built.variations[at]?.id }),
      ),
      categoryIds: built.categoryIds,
      missing: built.missing,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const { path, message } of error.data.issues ?? [])
      reader.refuse(placeOf(path.split('.'), file, built.variations), message)
    return undefined
  }
}

export function afterSales(target: TargetProduct, before: Snapshot, seen: Stocks): TargetProduct {
  const stored = new Map(before.variations.map(({ id, stock }) => [id, stock]))
  const { columns } = target
  return {
    ...target,
    columns: { ...columns, stock: stockAfter(columns.stock, seen.stock, before.stock) },
    variations: target.variations.map((each) => {
      if (each.id === undefined || each.stock === null) return each
      const left = stockAfter(each.stock, seen.variations[each.id], stored.get(each.id) ?? null)
      return { ...each, stock: left }
    }),
  }
}

export function stocksOf({ stock, variations, updated_at: updatedAt }: Snapshot): Stocks {
  const each = variations.map(({ id, stock: left }) => [id, left] as const)
  return { updatedAt, stock, variations: Object.fromEntries(each) }
}

export function isSameAs({ updated_at: now }: Snapshot, seen: Stocks): boolean {
  return now === seen.updatedAt
}
