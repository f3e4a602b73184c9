import type { Discount, DiscountInput } from '@vitrine/contract/sales/discounts.ts'

type Typed = number | string
type Kind = DiscountInput['offer']['kind']

/** Empty strings mean no limit. */
export interface DiscountValues {
  way: 'code' | 'automatic'
  code: string
  title: string
  kind: Kind
  amount: Typed
  percent: Typed
  buy: Typed
  get: Typed
  giftPercent: Typed
  productIds: string[]
  categoryIds: string[]
  giftProductIds: string[]
  giftCategoryIds: string[]
  enabled: boolean
  startsAt: string
  endsAt: string
  minSubtotal: Typed
  maxUses: Typed
  maxUsesPerCustomer: Typed
}

export function discountValues(discount?: Discount): DiscountValues {
  const { offer, scope } = discount ?? {}
  const gift = offer?.kind === 'buy_x_get_y' ? offer : undefined
  return {
    way: discount && discount.code === null ? 'automatic' : 'code',
    code: discount?.code ?? '',
    title: discount?.title ?? '',
    kind: offer?.kind ?? 'percent',
    amount: offer?.kind === 'amount' ? offer.amount : '',
    percent: offer?.kind === 'percent' ? offer.percent : '',
    buy: gift?.buy ?? 2,
    get: gift?.get ?? 1,
    giftPercent: gift?.percent ?? 100,
    productIds: scope?.productIds ?? [],
    categoryIds: scope?.categoryIds ?? [],
    giftProductIds: gift?.of.productIds ?? [],
    giftCategoryIds: gift?.of.categoryIds ?? [],
    enabled: discount?.enabled ?? true,
    startsAt: toLocal(discount?.startsAt),
    endsAt: toLocal(discount?.endsAt),
    minSubtotal: discount?.minSubtotal ?? '',
    maxUses: discount?.maxUses ?? '',
    maxUsesPerCustomer: discount?.maxUsesPerCustomer ?? '',
  }
}

export function discountInput(values: DiscountValues): DiscountInput {
  const { way, code, title, productIds, categoryIds, enabled } = values
  return {
    title: title.trim(),
    code: way === 'code' ? code.trim() : null,
    offer: offerOf(values),
    scope: { productIds, categoryIds },
    enabled,
    startsAt: toMoment(values.startsAt),
    endsAt: toMoment(values.endsAt),
    minSubtotal: numberOf(values.minSubtotal),
    maxUses: numberOf(values.maxUses),
    maxUsesPerCustomer: way === 'code' ? numberOf(values.maxUsesPerCustomer) : null,
  }
}

export function discountErrors(values: DiscountValues): Record<string, string> {
  const { way, code, title, kind, amount, percent, buy, get, giftPercent } = values
  const { startsAt, endsAt } = values
  const errors: [string, boolean, string][] = [
    ['code', way === 'code' && code.trim().length < 2, 'Use at least 2 letters or digits.'],
    ['title', way === 'automatic' && !title.trim(), 'Enter a title. Shoppers see it.'],
    ['amount', kind === 'amount' && !(Number(amount) > 0), 'Enter how much is taken off.'],
    ['percent', kind === 'percent' && !isPercent(percent), 'Use more than 0 and at most 100.'],
    ['buy', kind === 'buy_x_get_y' && !(Number(buy) >= 1), 'Use 1 or more.'],
    ['get', kind === 'buy_x_get_y' && !(Number(get) >= 1), 'Use 1 or more.'],
    [
      'giftPercent',
      kind === 'buy_x_get_y' && !isPercent(giftPercent),
      'Use more than 0 and at most 100.',
    ],
    ['endsAt', !!startsAt && !!endsAt && startsAt >= endsAt, 'The end must be after the start.'],
  ]
  return Object.fromEntries(
    errors.flatMap(([field, is, message]) => (is ? [[field, message]] : [])),
  )
}

/** Maps a server path to a field of the form. */
export function fieldOf(path: string): string {
  if (path === 'offer.amount') return 'amount'
  return path === 'offer.percent' ? 'percent' : path
}

function offerOf(values: DiscountValues): DiscountInput['offer'] {
  const { kind, giftProductIds, giftCategoryIds } = values
  if (kind === 'amount') return { kind, amount: Number(values.amount) }
  if (kind === 'percent') return { kind, percent: Number(values.percent) }
  if (kind === 'free_shipping') return { kind }
  return {
    kind,
    buy: Number(values.buy),
    get: Number(values.get),
    percent: Number(values.giftPercent),
    of: { productIds: giftProductIds, categoryIds: giftCategoryIds },
  }
}

function isPercent(typed: Typed): boolean {
  return Number(typed) > 0 && Number(typed) <= 100
}

function numberOf(typed: Typed): number | null {
  return typed === '' ? null : Number(typed)
}

/** Formats for `datetime-local`, in the owner's time zone. */
function toLocal(moment: string | null | undefined): string {
  if (!moment) return ''
  const date = new Date(moment)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

function toMoment(local: string): string | null {
  return local ? new Date(local).toISOString() : null
}
