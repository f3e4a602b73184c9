import { orderName, orderReference } from '@vitrine/commerce/orders/order-name.ts'
import { fromGrams, parcelUnit, weightUnitOfCountry } from '@vitrine/commerce/catalogue/weight.ts'
import { leftToSend } from '../orders/left-to-send.ts'
import { piecesOf } from '../orders/order-quantities.ts'
import type { StoredLine } from '../orders/queries.ts'
import { weightOfLine } from './list-weights.ts'
import type { OrderDocument } from './order-document.ts'
import { aboutLine, answersOf, dayText, type DocumentFacts, ofStore } from './order-facts.ts'

/** Lists what is still to be sent or, once everything is sent, what was ordered. Without prices. */
export function packingSlipOf(facts: DocumentFacts): OrderDocument {
  const { order, parts } = facts
  const left = new Map(leftToSend(parts).map(({ lineId, quantity }) => [lineId, quantity]))
  const packed = parts.lines.map((line) => ({
    line,
    quantity: left.size ? (left.get(line.id) ?? 0) : line.quantity,
  }))
  const { from, theme, addresses } = ofStore(facts)
  return {
    from,
    theme,
    addresses: [{ title: 'Deliver to', lines: addresses.at(-1)?.lines ?? [] }],
    title: `Packing slip ${orderReference(order)}`,
    heading: 'Packing slip',
    facts: [
      ['Order', orderName(order)],
      ['Ordered on', dayText(facts, order.createdAt)],
      ...(order.shippingRate ? [['Delivery', order.shippingRate.name] as const] : []),
      ['Pieces', String(piecesOf(packed))],
      ...weightOf(packed, facts),
    ],
    columns: ['Pack', 'Ordered'],
    lines: packed
      .filter(({ quantity }) => quantity > 0)
      .map(({ line, quantity }) => ({
        name: line.name,
        about: aboutLine(line),
        cells: [String(quantity), String(line.quantity)],
      })),
    hasBoxes: true,
    sums: [],
    notes: [
      ...answersOf(facts),
      ...(order.note ? [{ title: 'The customer wrote', text: order.note }] : []),
    ],
  }
}

function weightOf(
  packed: readonly { line: StoredLine; quantity: number }[],
  { store, weights }: DocumentFacts,
): OrderDocument['facts'] {
  const goods = packed.filter(({ quantity }) => quantity > 0)
  const grams = goods.map(({ line }) => weightOfLine(line, weights))
  if (grams.includes(undefined)) return []
  const total = goods.reduce((sum, { quantity }, at) => sum + grams[at]! * quantity, 0)
  const unit = parcelUnit(store.weightUnit ?? weightUnitOfCountry(store.country))
  return [['Weight of the goods', `${fromGrams(total, unit)} ${unit}`]]
}
