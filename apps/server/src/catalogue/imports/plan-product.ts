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
import { type WantedInput, wantedInput } from './wanted-input.ts'

type Columns = ReturnType<typeof toColumns>
type VariationColumns = ReturnType<typeof toVariationColumns>[number]

export interface WantedProduct {
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
      wanted: WantedProduct
    }

export function planProduct(
  file: FileProduct,
  before: Snapshot | undefined,
  context: PlanContext,
): Plan {
  const reader = new CellReader(context.columns, file.problems, file.notes)
  const asked = wantedInput(file, before, context, reader)
  const wanted = underRules(file, before, { asked, context, reader })
  if (!wanted) return { action: 'refuse', messages: [...reader.problems, ...reader.notes] }
  // Categories are created only for products that will be imported.
  for (const steps of wanted.missing) {
    const path = steps.map(({ slug }) => slug).join('/')
    const text = `New category: ${path}.`
    reader.note({ row: file.row, column: 'categories' }, text)
  }
  const messages = reader.notes
  if (!before) return { action: 'create', messages, changes: [], wanted }
  const changes = changesOf(before, wanted)
  if (changes.length) return { action: 'update', messages, changes, wanted }
  return { action: 'skip', messages }
}

interface Asked {
  asked: WantedInput
  context: PlanContext
  reader: CellReader
}

function underRules(
  file: FileProduct,
  before: Snapshot | undefined,
  { asked, context, reader }: Asked,
): WantedProduct | undefined {
  const parsed = productInput.safeParse(asked.input)
  for (const issue of parsed.error?.issues ?? [])
    if (!(issue.path[0] === 'slug' && reader.problems.length))
      reader.refuse(placeOf(issue.path, file, asked.variations), sentenceOf(issue))
  if (!parsed.success || reader.problems.length) return undefined
  const { slug: _, description, ...input } = parsed.data
  try {
    // Stored descriptions are sanitized already.
    const isKnown = description === before?.description
    const columns = toColumns({ ...input, description: '' }, context.currency)
    return {
      slug: file.slug,
      columns: { ...columns, description: isKnown ? description : cleanHtml(description) },
      created: asked.created,
      variations: toVariationColumns({ ...input, description: '' }, context.currency).map(
        (each, at) => ({ ...each, id: asked.variations[at]?.id }),
      ),
      categoryIds: asked.categoryIds,
      missing: asked.missing,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const { path, message } of error.data.issues ?? [])
      reader.refuse(placeOf(path.split('.'), file, asked.variations), message)
    return undefined
  }
}

export function afterSales(wanted: WantedProduct, before: Snapshot, seen: Stocks): WantedProduct {
  const stored = new Map(before.variations.map(({ id, stock }) => [id, stock]))
  const { columns } = wanted
  return {
    ...wanted,
    columns: { ...columns, stock: stockAfter(columns.stock, seen.stock, before.stock) },
    variations: wanted.variations.map((each) => {
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
