import { scaleMinor } from '@vitrine/commerce/money/money.ts'
import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import type { ClientBase } from 'pg'

export interface Recounted {
  orders: number
  firstOrders: number
  items: number
  sold: number
  discount: number
  shipping: number
  tax: number
  total: number
  refunds: number
  refunded: number
  paidBack: number
}

type Group = 'day' | 'month' | 'product' | 'discount' | 'country' | 'source' | 'campaign'

interface OrderToCount {
  id: string
  number: number
  email: string
  subtotal: number
  discount: number
  shipping: number
  shippingTax: number
  tax: number
  total: number
  items: number
  isIncluded: boolean
  country: string
  source: string | null
  campaign: string | null
  discounts: { id: string; amount: number }[]
  isCancelled: boolean
  at: Date
  lines: LineToCount[]
  refunds: RefundToCount[]
}

interface LineToCount {
  id: string
  product: string
  quantity: number
  total: number
  discount: number
  tax: number
}

interface RefundToCount {
  amount: number
  shipping: number
  lines: { lineId: string; quantity: number }[]
  at: Date
}

interface Entry extends Partial<Recounted> {
  day: string
  group: Exclude<Group, 'day' | 'month'> | 'all'
  key: string
}

/**
 * Counts a store's sales once more, order by order and without the reports' SQL or PostgreSQL's time
 * zones.
 * @returns a function with the sums of a range of days by key; '' is the key of all
 */
export async function recountSales(client: ClientBase, storeId: string, timeZone: string) {
  const orders = await readOrders(client, storeId)
  const firsts = firstOrders(orders)
  const dayOf = cachedDays(timeZone)
  const entries = orders.flatMap((order) =>
    order.isCancelled ? [] : entriesOf(order, firsts.has(order.id), dayOf),
  )
  return (from: string, to: string, group: Group | 'all'): Map<string, Recounted> => {
    const of = group === 'day' || group === 'month' ? 'all' : group
    const sums = new Map<string, Recounted>()
    for (const { day, group: belongs, key, ...parts } of entries) {
      if (belongs !== of || day < from || day > to) continue
      const name = group === 'day' ? day : group === 'month' ? `${day.slice(0, 7)}-01` : key
      const sum = sums.get(name) ?? { ...nothing }
      for (const [what, amount] of Object.entries(parts)) sum[what as keyof Recounted] += amount
      sums.set(name, sum)
    }
    return sums
  }
}

const nothing: Recounted = {
  orders: 0,
  firstOrders: 0,
  items: 0,
  sold: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  refunds: 0,
  refunded: 0,
  paidBack: 0,
}

function entriesOf(order: OrderToCount, isFirst: boolean, dayOf: (at: Date) => string): Entry[] {
  const { lines, discounts, country, source, campaign, isIncluded } = order
  const day = dayOf(order.at)
  const goodsTax = order.tax - order.shippingTax
  const net = order.subtotal - order.discount - (isIncluded ? goodsTax : 0)
  const paidFor = order.subtotal - order.discount + (isIncluded ? 0 : goodsTax)
  const whole = {
    orders: 1,
    firstOrders: isFirst ? 1 : 0,
    items: order.items,
    sold: net,
    discount: order.discount,
    shipping: order.shipping - (isIncluded ? order.shippingTax : 0),
    tax: order.tax,
    total: order.total,
  }
  const places = (amountOf: (discount: number) => object) => [
    { group: 'all' as const, key: '', ...amountOf(order.discount) },
    { group: 'country' as const, key: country, ...amountOf(order.discount) },
    { group: 'source' as const, key: source ?? '', ...amountOf(order.discount) },
    ...(campaign === null
      ? []
      : [{ group: 'campaign' as const, key: campaign, ...amountOf(order.discount) }]),
    ...discounts.map(({ id, amount }) => ({
      group: 'discount' as const,
      key: id,
      ...amountOf(amount),
    })),
  ]
  const sold = places((discount) => ({ ...whole, discount })).map((place) => ({ day, ...place }))
  const products = [...new Set(lines.map(({ product }) => product))].map((key): Entry => {
    const of = lines.filter(({ product }) => product === key)
    const sum = (amount: (line: LineToCount) => number) =>
      of.reduce((total, line) => total + amount(line), 0)
    return {
      day,
      group: 'product',
      key,
      orders: 1,
      firstOrders: isFirst ? 1 : 0,
      items: sum(({ quantity }) => quantity),
      sold: sum((line) => netOf(line, isIncluded)),
      discount: sum(({ discount }) => discount),
      tax: sum(({ tax }) => tax),
      total: sum((line) => netOf(line, isIncluded) + line.tax),
    }
  })
  return [...sold, ...products, ...refundEntries(order, { net, paidFor }, places, dayOf)]
}

function refundEntries(
  { lines, refunds, isIncluded }: OrderToCount,
  { net, paidFor }: { net: number; paidFor: number },
  places: (amountOf: () => object) => { group: Entry['group']; key: string }[],
  dayOf: (at: Date) => string,
): Entry[] {
  const worth = (paid: number) =>
    paidFor > 0 ? scaleMinor(net, Math.min(paid, paidFor), paidFor) : 0
  let before = 0
  return refunds.flatMap((refund): Entry[] => {
    const goods = Math.max(refund.amount - refund.shipping, 0)
    const refunded = worth(before + goods) - worth(before)
    before += goods
    const day = dayOf(refund.at)
    const parts = split(refunded, goods, refund, lines, isIncluded)
    const touched = new Map<string, Entry>()
    for (const [at, part] of parts.entries()) {
      if (!part.refunded && !part.paidBack) continue
      const key = lines[at]!.product
      const known = touched.get(key) ?? {
        day,
        group: 'product',
        key,
        refunds: 1,
        refunded: 0,
        paidBack: 0,
      }
      touched.set(key, {
        ...known,
        refunded: known.refunded! + part.refunded,
        paidBack: known.paidBack! + part.paidBack,
      })
    }
    const moved = { refunds: 1, refunded, paidBack: refund.amount }
    return [
      ...places(() => ({})).map((place) => ({ day, ...place, ...moved })),
      ...touched.values(),
    ]
  })
}

/** Divides a refund among the lines that it names, or else among all, by their net amounts. */
function split(
  refunded: number,
  goods: number,
  refund: RefundToCount,
  lines: readonly LineToCount[],
  isIncluded: boolean,
) {
  const nets = lines.map((line) => netOf(line, isIncluded))
  const named = lines.map(({ id, quantity }, at) =>
    refund.lines
      .filter(({ lineId }) => lineId === id)
      .reduce((sum, part) => sum + Math.floor((nets[at]! * part.quantity) / quantity), 0),
  )
  const weights =
    [named, nets].find((each) => each.some((weight) => weight > 0)) ?? lines.map(() => 1)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let upTo = 0
  return weights.map((weight) => {
    const part = (amount: number) =>
      scaleMinor(amount, upTo + weight, whole) - scaleMinor(amount, upTo, whole)
    const parts = { refunded: part(refunded), paidBack: part(goods) }
    upTo += weight
    return parts
  })
}

function netOf({ total, discount, tax }: LineToCount, isIncluded: boolean): number {
  return total - discount - (isIncluded ? tax : 0)
}

function firstOrders(orders: readonly OrderToCount[]): Set<string> {
  const known = new Set<string>()
  const firsts = new Set<string>()
  for (const { id, email } of orders.toSorted((a, b) => a.number - b.number)) {
    const customer = email.toLowerCase()
    if (!known.has(customer)) firsts.add(id)
    known.add(customer)
  }
  return firsts
}

/** Offsets change at quarters of an hour only, so each is formatted once. */
function cachedDays(timeZone: string) {
  const known = new Map<number, string>()
  return (at: Date) => {
    const quarter = Math.floor(at.getTime() / 900_000)
    const day = known.get(quarter) ?? dayIn(timeZone, at)
    known.set(quarter, day)
    return day
  }
}

async function readOrders(client: ClientBase, storeId: string): Promise<OrderToCount[]> {
  const { rows: orders } = await client.query<Record<string, never>>(
    `SELECT id, number, email, subtotal, discount, shipping, shipping_tax, tax, total, items,
      tax_included, shipping_address ->> 'country' AS country, source, campaign, discounts,
      cancelled_at IS NOT NULL AS cancelled, created_at
    FROM orders WHERE store_id = $1`,
    [storeId],
  )
  const { rows: lines } = await client.query<Record<string, never>>(
    `SELECT id, order_id, product_id, quantity, total, discount, tax FROM order_lines
    WHERE store_id = $1 ORDER BY order_id, position`,
    [storeId],
  )
  const { rows: refunds } = await client.query<Record<string, never>>(
    `SELECT payment.order_id, amount, shipping, lines, payment.created_at
    FROM order_payments payment LEFT JOIN order_refunds refund USING (store_id, id)
    WHERE store_id = $1 AND kind = 'refund' AND status IN ('pending', 'succeeded')
    ORDER BY payment.created_at, payment.id`,
    [storeId],
  )
  const linesOf = Map.groupBy(lines, (row) => row['order_id'])
  const refundsOf = Map.groupBy(refunds, (row) => row['order_id'])
  return orders.map((row) => ({
    id: row['id']!,
    number: row['number']!,
    email: row['email']!,
    subtotal: Number(row['subtotal']),
    discount: Number(row['discount']),
    shipping: Number(row['shipping']),
    shippingTax: Number(row['shipping_tax']),
    tax: Number(row['tax']),
    total: Number(row['total']),
    items: row['items']!,
    isIncluded: row['tax_included']!,
    country: row['country']!,
    source: row['source']!,
    campaign: row['campaign']!,
    discounts: row['discounts']!,
    isCancelled: row['cancelled']!,
    at: row['created_at']!,
    lines: (linesOf.get(row['id']) ?? []).map((line) => ({
      id: line['id']!,
      product: line['product_id']!,
      quantity: line['quantity']!,
      total: Number(line['total']),
      discount: Number(line['discount']),
      tax: Number(line['tax']),
    })),
    refunds: (refundsOf.get(row['id']) ?? []).map((refund) => ({
      amount: Number(refund['amount']),
      shipping: Number(refund['shipping']),
      lines: refund['lines'] ?? [],
      at: refund['created_at']!,
    })),
  }))
}
