import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import { writeChoice } from '../../sheet/options-cell.ts'
import type { FileVariation } from '../file-product.ts'
import { presentCells } from '../present-cells.ts'
import { listed } from './woocommerce-cells.ts'
import { wooPrices } from './woocommerce-prices.ts'
import type { WooFile, WooRow } from './woocommerce-product.ts'
import { stockOf } from './woocommerce-stock.ts'
import { wooWeight } from './woocommerce-weight.ts'

interface Option {
  name: string
  values: { value: string }[]
}

const maxVariations = 2001

export function optionsOf(product: WooRow, variations: readonly WooRow[]): Option[] {
  const chosen = new Set(variations.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  return product.attributes
    .filter(({ name }) => chosen.has(name))
    .map(({ name, values }) => ({ name, values: listed(values).map((value) => ({ value })) }))
}

/**
 * Expands variations that leave an attribute open into every combination. Fully specified
 * variations win.
 */
export function wooVariations(rows: readonly WooRow[], options: readonly Option[], file: WooFile) {
  const variations: FileVariation[] = []
  const problems: ImportMessage[] = []
  const notes: ImportMessage[] = []
  const taken = new Set<string>()
  const openLast = rows.toSorted((a, b) => openIn(a, options) - openIn(b, options) || a.row - b.row)
  for (const each of openLast) {
    const { row } = each
    const { notes: saleNotes, ...prices } = wooPrices(each, file)
    notes.push(...saleNotes)
    if (!prices.price)
      problems.push({ row, column: file.named.regular ?? null, text: 'A variation needs a price.' })
    const choices = choicesOf(each, options)
      .map((choice) => writeChoice(choice, options))
      .filter((choice) => !taken.has(choice))
      .slice(0, maxVariations - variations.length)
    const stock = stockOf(each)
    for (const [at, choice] of choices.entries()) {
      taken.add(choice)
      variations.push({
        row,
        cells: presentCells({
          variation: choice,
          variationPrice: prices.price,
          variationDiscountPrice: prices.discountPrice,
          variationSku: at === 0 ? each.cells.sku : '',
          variationBarcode: at === 0 || !each.cells.barcode ? each.cells.barcode : '',
          variationCost: each.cells.cost,
          variationStock: stock === '' || at === 0 ? stock : '0',
          variationWeight: wooWeight(each, file.named),
        }),
      })
    }
    if (stock !== '' && choices.length > 1)
      notes.push({
        row,
        column: file.named.stock ?? null,
        text: `It stands for ${choices.length} variations that share a stock of ${stock}. The first one has all of it; divide it in the product.`,
      })
  }
  const first = rows.map((row) => wooPrices(row, file)).find(({ price }) => price)
  return { variations, prices: first, problems, notes }
}

function openIn(row: WooRow, options: readonly Option[]) {
  return options.filter(({ name }) => valueOf(row, name) === '').length
}

function valueOf({ attributes }: WooRow, name: string): string {
  const [value = ''] = listed(attributes.find((each) => each.name === name)?.values ?? '')
  return value
}

function choicesOf(row: WooRow, options: readonly Option[]): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}]
  for (const { name, values } of options) {
    const own = valueOf(row, name)
    const possible = own === '' ? values.map(({ value }) => value) : [own]
    choices = choices
      .flatMap((choice) => possible.map((value) => ({ ...choice, [name]: value })))
      .slice(0, maxVariations)
  }
  return choices
}
