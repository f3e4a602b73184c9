import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import type { WooFile, WooRow } from './woocommerce-product.ts'

export function wooPrices({ row, cells }: WooRow, { named, now }: WooFile) {
  const notes: ImportMessage[] = []
  const price = cells.regular?.trim()
  const sale = cells.sale?.trim()
  const isOn = isWithin(now, cells.saleFrom, cells.saleUntil)
  if (sale && !isOn)
    notes.push({
      row,
      column: named.sale ?? null,
      text: 'The sale is over or has not started, so its price was left out.',
    })
  return { price, discountPrice: named.sale && (isOn ? (sale ?? '') : ''), notes }
}

function isWithin(now: Date, from = '', until = '') {
  const day = 24 * 60 * 60 * 1000
  const begins = Date.parse(from.trim())
  const ends = Date.parse(until.trim())
  return !(begins > now.getTime()) && !(ends + day <= now.getTime())
}
