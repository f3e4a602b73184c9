import type { ErasedPeople } from '../../../sales/personal-data/erased-people.ts'
import type { Row } from './read-rows.ts'

type Rule = (row: Row, eraser: RowEraser) => Row | undefined

/** What erasing a person does to the tables of an archive, as `erasePerson` does it in a store. */
const rules: Readonly<Record<string, Rule>> = {
  contact_messages: (row, eraser) => (eraser.find(row['customer_email']) ? undefined : row),
  newsletter_subscribers: (row, eraser) => (eraser.find(row['email']) ? undefined : row),
  draft_orders(row, eraser) {
    const email = eraser.find(row['email'])
    if (email === undefined) return row
    return row['order_id'] === null ? undefined : { ...row, email, phone: null, note: '' }
  },
  orders(row, eraser) {
    const email = eraser.find(row['email'])
    if (email === undefined) return row
    eraser.orders.add(row['id'])
    const search_text = eraser.inText(textOf(row['search_text']), () => '')
    return { ...row, email, phone: null, note: null, answers: [], search_text }
  },
  discount_uses: (row, eraser) => ({ ...row, email: eraser.find(row['email']) ?? row['email'] }),
  order_events(row, eraser) {
    const isTyped = ['note', 'customer'].includes(String(row['kind']))
    if (!isTyped || !eraser.orders.has(row['order_id'])) return eraser.inRow(row)
    return eraser.inRow({ ...row, data: { ...(row['data'] as Row), text: '' } })
  },
  activity: (row, eraser) => eraser.inRow(row),
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An address may have signs that are also put before one, as in `to=ada@tea.example`. */
const addresses = [
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
]

/** Erases people from the rows of an archive, which come in the order of its tables. */
export class RowEraser {
  /** Ids of orders of erased people. */
  readonly orders = new Set<unknown>()
  readonly #erased: ErasedPeople

  constructor(erased: ErasedPeople) {
    this.#erased = erased
  }

  /** Other tables have no person. */
  static reaches(table: string): boolean {
    return Object.hasOwn(rules, table)
  }

  /** @returns the rows that are left */
  erase(table: string, rows: Row[]): Row[] {
    const left = rows.map((row) => rules[table]!(row, this))
    return left.filter((row) => row !== undefined)
  }

  find(email: unknown): string | undefined {
    return typeof email === 'string' ? this.#erased.replacementOf(email) : undefined
  }

  inText(text: string, replace: (replacement: string) => string): string {
    const replaced = (address: string) => {
      const replacement = this.find(address)
      return replacement === undefined ? address : replace(replacement)
    }
    if (!text.includes('@')) return text
    return addresses.reduce((rest, pattern) => rest.replace(pattern, replaced), text)
  }

  inRow(row: Row): Row {
    return mapTexts(row, (text) => this.inText(text, String)) as Row
  }
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, map)]),
  )
}
