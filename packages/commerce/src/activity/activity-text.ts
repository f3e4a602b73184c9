import { formatPrice } from '../money/format-price.ts'
import { toDecimal } from '../money/money.ts'
import { accountActs, acts } from './acts.ts'

interface Recorded {
  kind: string
  actorName: string
  subjectName: string
  data: Record<string, unknown>
}

/** Values before and after, by field; amounts in minor units. */
type Changes = Record<string, readonly [before: unknown, after: unknown]>

const amounts = new Set(['price', 'discountPrice'])
const labels: Readonly<Record<string, string>> = {
  discountPrice: 'discount price',
  timeZone: 'time zone',
  orderPrefix: 'order prefix',
  invoicePrefix: 'invoice prefix',
  weightUnit: 'weight unit',
  lowStockAt: 'low stock',
}

/**
 * Writes a recorded act as a sentence without a full stop. Unknown kinds and data, which newer or
 * older versions wrote, give a plainer sentence.
 */
export function activityText(recorded: Recorded, currency: string): string {
  const { kind, actorName, subjectName, data } = recorded
  const who = actorName || 'System'
  const [did, noun] = acts[kind] ?? accountActs[kind] ?? [`did “${kind}” to`, 'something']
  const changes = changesIn(data)
  const money = (value: unknown) => moneyText(value, currency)
  if (noun === undefined) return [`${who} ${did}`, ...changeTexts(changes, money)].join(': ')
  const count = data['count']
  if (typeof count === 'number' && count !== 1 && !subjectName)
    return `${who} ${did} ${count} ${plural(noun)}`
  const what = subjectName || `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
  const price = onlyPrice(changes)
  if (price)
    return `${who} ${price[1] > price[0] ? 'raised' : 'lowered'} ${what} from ${money(price[0])} to ${money(price[1])}`
  const amount = data['amount']
  const sum = typeof amount === 'number' ? ` (${money(amount)})` : ''
  return [`${who} ${did} ${what}${sum}`, ...changeTexts(changes, money)].join(': ')
}

function changesIn(data: Record<string, unknown>): Changes {
  const changes = data['changes']
  if (typeof changes !== 'object' || changes === null) return {}
  return Object.fromEntries(
    Object.entries(changes).filter(
      (entry): entry is [string, [unknown, unknown]] =>
        Array.isArray(entry[1]) && entry[1].length === 2,
    ),
  )
}

function onlyPrice(changes: Changes): readonly [number, number] | undefined {
  const [entry, ...others] = Object.entries(changes)
  if (entry?.[0] !== 'price' || others.length) return undefined
  const [before, after] = entry[1]
  return typeof before === 'number' && typeof after === 'number' ? [before, after] : undefined
}

/** @returns one text for all changes, or none */
function changeTexts(changes: Changes, money: (value: unknown) => string): string[] {
  const texts = Object.entries(changes).map(([field, [before, after]]) => {
    const text = amounts.has(field) ? money : plainText
    return `${labels[field] ?? field} from ${text(before)} to ${text(after)}`
  })
  return texts.length ? [texts.join(', ')] : []
}

function moneyText(value: unknown, currency: string): string {
  return typeof value === 'number' ? formatPrice(toDecimal(value, currency), currency) : 'none'
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value) || 'empty'
    : 'none'
}

function plural(noun: string): string {
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
