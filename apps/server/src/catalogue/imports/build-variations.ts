import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { readChoice } from '../sheet/options-cell.ts'
import { readImages } from '../sheet/images-cell.ts'
import type { VariationColumn } from '../sheet/columns.ts'
import type { Snapshot, VariationSnapshot } from '../sheet/snapshots.ts'
import { countOf } from './count-of.ts'
import type { CellReader } from './cell-reader.ts'
import type { FileProduct, FileVariation } from './file-product.ts'
import type { PlanContext } from './plan-context.ts'
import { readAmount, readWhole } from './read-cell.ts'

interface VariationInput {
  price: number
  discountPrice: number | null
  image: string | null
  attributes: Record<string, string>
  sku: string
  barcode: string
  cost: number | null
  stock: number | null
  weight: number | null
}

export interface BuiltVariation {
  row: number
  id: string | undefined
  input: VariationInput
}

type Context = PlanContext & { price: number }
type BuiltVariations = { list: BuiltVariation[]; alts: Record<string, string> }

export function buildVariations(
  file: FileProduct,
  before: Snapshot | undefined,
  context: Context,
  reader: CellReader,
): BuiltVariations {
  const existing = before?.variations ?? []
  if (context.columns.variation === undefined) {
    const [first] = file.variations
    if (first)
      reader.refuse({ row: first.row, column: 'variation' }, 'The file has no such column.')
    return { list: existing.map((each) => toInput(each, file.row, context)), alts: {} }
  }
  const byChoice = new Map(existing.map((each) => [choiceKey(each.attributes), each]))
  const read = file.variations.map((each) => readVariation(each, byChoice, context, reader))
  const ids = new Set(read.map(({ variation }) => variation.id))
  const removed = existing.filter(({ id }) => !ids.has(id)).length
  if (removed)
    reader.note(
      { row: file.row, column: 'variation' },
      `${countOf(removed, 'variation')} of the product ${removed === 1 ? 'is' : 'are'} not in the file and will be removed.`,
    )
  const pictures = read.flatMap(({ picture }) => picture ?? [])
  const alts = Object.fromEntries(
    pictures.flatMap(({ url, alt }) => (alt ? [[url, alt] as const] : [])),
  )
  return { list: read.map(({ variation }) => variation), alts }
}

function choiceKey(attributes: Record<string, string>) {
  return JSON.stringify(Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function toInput(each: VariationSnapshot, row: number, { currency }: Context): BuiltVariation {
  const { id, position: _, price, discount_price: discount, cost, ...others } = each
  const decimal = (minor: number | null) => (minor === null ? null : toDecimal(minor, currency))
  return {
    row,
    id,
    input: {
      ...others,
      price: toDecimal(price, currency),
      discountPrice: decimal(discount),
      cost: decimal(cost),
    },
  }
}

function readVariation(
  { row, cells }: FileVariation,
  existing: Map<string, VariationSnapshot>,
  context: Context,
  reader: CellReader,
) {
  const attributes = readChoice(cells.variation ?? '')
  const before = existing.get(choiceKey(attributes))
  const current = before && toInput(before, row, context).input
  const at = (column: VariationColumn) => ({ row, column })
  const [picture] = readImages(cells.variationImage ?? '')
  const price = reader.take(at('variationPrice'), cells.variationPrice, readAmount, null)
  return {
    picture,
    variation: {
      row,
      id: before?.id,
      input: {
        price:
          price ??
          (cells.variationPrice === undefined ? current?.price : undefined) ??
          context.price,
        discountPrice: reader.take(
          at('variationDiscountPrice'),
          cells.variationDiscountPrice,
          readAmount,
          current?.discountPrice ?? null,
        ),
        image:
          cells.variationImage === undefined ? (current?.image ?? null) : (picture?.url ?? null),
        attributes,
        sku: cells.variationSku ?? current?.sku ?? '',
        barcode: cells.variationBarcode ?? current?.barcode ?? '',
        cost: reader.take(
          at('variationCost'),
          cells.variationCost,
          readAmount,
          current?.cost ?? null,
        ),
        stock: reader.take(
          at('variationStock'),
          cells.variationStock,
          readWhole,
          current?.stock ?? null,
        ),
        weight: reader.take(
          at('variationWeight'),
          cells.variationWeight,
          readWhole,
          current?.weight ?? null,
        ),
      },
    },
  }
}
