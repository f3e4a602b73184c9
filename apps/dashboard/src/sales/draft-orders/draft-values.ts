import type { Customer } from '@vitrine/contract/audience/customers.ts'
import type { Address } from '@vitrine/contract/sales/address.ts'
import type { DraftOrder, DraftOrderInput } from '@vitrine/contract/sales/draft-orders.ts'

type Typed = number | string

/** A product's price is set by the server. */
export interface LineValues {
  key: string
  kind: 'product' | 'custom'
  productId: string
  variationId: string | null
  name: string
  options: string
  image: string | null
  price: Typed
  quantity: Typed
}

export interface DraftValues {
  lines: LineValues[]
  email: string
  phone: string
  address: Required<Address>
  discountKind: 'none' | 'amount' | 'percent'
  discountValue: Typed
  discountReason: string
  /** `none`, `custom`, or `rate:` and a shipping rate's id. */
  shipping: string
  shippingName: string
  shippingPrice: Typed
  note: string
}

const emptyAddress: Omit<Required<Address>, 'country'> = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  postcode: '',
  city: '',
  region: '',
  phone: '',
}

export function draftValues(draft: DraftOrder | undefined, country: string): DraftValues {
  const { reduction = null, shippedBy = null, shippingAddress = null } = draft ?? {}
  const custom = shippedBy?.kind === 'custom' ? shippedBy : undefined
  return {
    lines: draft?.lines.map(lineValues) ?? [],
    email: draft?.email ?? '',
    phone: draft?.phone ?? '',
    address: { ...emptyAddress, country, ...shippingAddress },
    discountKind: reduction?.kind ?? 'none',
    discountValue: reduction ? reductionOf(reduction) : '',
    discountReason: reduction?.reason ?? '',
    shipping: shippedBy?.kind === 'rate' ? `rate:${shippedBy.rateId}` : (shippedBy?.kind ?? 'none'),
    shippingName: custom?.name ?? '',
    shippingPrice: custom?.price ?? '',
    note: draft?.note ?? '',
  }
}

/** Fills in the form from a customer's latest address. */
export function withCustomer(
  values: DraftValues,
  { email, phone, addresses: [latest] }: Pick<Customer, 'email' | 'phone' | 'addresses'>,
): DraftValues {
  const address = latest ? { ...emptyAddress, ...latest } : values.address
  return { ...values, email, phone: phone ?? latest?.phone ?? '', address }
}

function reductionOf(reduction: NonNullable<DraftOrder['reduction']>): number {
  return reduction.kind === 'amount' ? reduction.amount : reduction.percent
}

function lineValues(line: DraftOrder['lines'][number]): LineValues {
  const { kind, productId, variationId, name, options, image, unitPrice, quantity } = line
  return {
    key: productId === null ? crypto.randomUUID() : keyOf(productId, variationId),
    kind,
    productId: productId ?? '',
    variationId,
    name,
    options: Object.values(options).join(' · '),
    image,
    price: unitPrice,
    quantity,
  }
}

export function keyOf(productId: string, variationId: string | null): string {
  return `${productId} ${variationId}`
}

export function customLine(): LineValues {
  const nothing = { productId: '', variationId: null, name: '', options: '', image: null }
  return { key: crypto.randomUUID(), kind: 'custom', ...nothing, price: '', quantity: 1 }
}

export function draftInput(values: DraftValues): DraftOrderInput {
  return {
    lines: values.lines.map(lineInput),
    email: values.email.trim() || null,
    phone: values.phone.trim() || null,
    shippingAddress: hasAddress(values) ? withoutEmpty(values.address) : null,
    discount: discountInput(values),
    shipping: shippingInput(values),
    note: values.note,
  }
}

/** Returns the complete part of an unfinished form, or undefined without any. */
export function pricedInput(values: DraftValues): DraftOrderInput | undefined {
  const lines = values.lines.filter((line) => !lineError(line))
  if (!lines.length) return undefined
  const isWhole = !Object.keys(addressErrors(values)).length
  const input = draftInput({ ...values, lines })
  return {
    ...input,
    email: null,
    phone: null,
    note: '',
    shippingAddress: isWhole ? (input.shippingAddress ?? null) : null,
    discount: isDiscountWhole(values) ? (input.discount ?? null) : null,
    shipping: isShippingWhole(values) ? (input.shipping ?? null) : null,
  }
}

export function draftErrors(values: DraftValues): Record<string, string> {
  const { lines, email } = values
  const errors: [string, boolean, string][] = [
    ['lines', !lines.length, 'Add a product or a custom item.'],
    [
      'email',
      !!email.trim() && !/^[^\s@]+@[^\s@]+$/.test(email.trim()),
      'Enter an email address, for example name@example.com.',
    ],
    ['discountValue', !isDiscountWhole(values), 'Enter how much is taken off.'],
    [
      'shippingName',
      values.shipping === 'custom' && !values.shippingName.trim(),
      'Give it a name.',
    ],
    [
      'shippingPrice',
      values.shipping === 'custom' && values.shippingPrice === '',
      'Enter a price.',
    ],
  ]
  return {
    ...Object.fromEntries(errors.flatMap(([field, is, message]) => (is ? [[field, message]] : []))),
    ...Object.fromEntries(
      lines.flatMap((line, index) => {
        const [field, message = ''] = lineError(line) ?? []
        return field ? [[`lines.${index}.${field}`, message]] : []
      }),
    ),
    ...addressErrors(values),
  }
}

function lineError({ kind, name, price, quantity }: LineValues): [string, string] | undefined {
  if (kind === 'custom' && !name.trim()) return ['name', 'Give it a name.']
  if (kind === 'custom' && price === '') return ['price', 'Enter a price.']
  if (!(Number.isInteger(Number(quantity)) && Number(quantity) >= 1 && Number(quantity) <= 9999))
    return ['quantity', '1 to 9999.']
  return undefined
}

/** Requires a complete address or none; the server checks what its country needs. */
function addressErrors(values: DraftValues): Record<string, string> {
  if (!hasAddress(values)) return {}
  const needed = ['lastName', 'address1'] as const
  return Object.fromEntries(
    needed.flatMap((name) =>
      values.address[name].trim() ? [] : [[`address.${name}`, 'Required.']],
    ),
  )
}

export function hasAddress({ address: { country: _country, ...typed } }: DraftValues): boolean {
  return Object.values(typed).some((text) => text.trim())
}

function isDiscountWhole({ discountKind, discountValue }: DraftValues): boolean {
  if (discountKind === 'none') return true
  return Number(discountValue) > 0 && (discountKind === 'amount' || Number(discountValue) <= 100)
}

function isShippingWhole({ shipping, shippingName, shippingPrice }: DraftValues): boolean {
  return shipping !== 'custom' || (!!shippingName.trim() && shippingPrice !== '')
}

function lineInput(line: LineValues): DraftOrderInput['lines'][number] {
  const quantity = Number(line.quantity)
  if (line.kind === 'custom')
    return { kind: 'custom', name: line.name.trim(), price: Number(line.price), quantity }
  const { productId, variationId } = line
  return { kind: 'product', productId, variationId, quantity }
}

function discountInput(values: DraftValues): DraftOrderInput['discount'] {
  const { discountKind: kind, discountReason: reason } = values
  const value = Number(values.discountValue)
  if (kind === 'amount') return { kind, amount: value, reason }
  return kind === 'percent' ? { kind, percent: value, reason } : null
}

function shippingInput(values: DraftValues): DraftOrderInput['shipping'] {
  const { shipping, shippingName, shippingPrice } = values
  if (shipping === 'none') return null
  if (shipping !== 'custom') return { kind: 'rate', rateId: shipping.replace('rate:', '') }
  return { kind: 'custom', name: shippingName.trim(), price: Number(shippingPrice) }
}

function withoutEmpty(address: Required<Address>): Address {
  const given = Object.entries(address).filter(([, text]) => text.trim())
  return Object.fromEntries(given) as Address
}

/** Maps a server path to a field of the form. */
export function fieldOf(path: string): string {
  if (path.startsWith('shippingAddress'))
    return path === 'shippingAddress'
      ? 'address.lastName'
      : path.replace('shippingAddress', 'address')
  if (path.startsWith('discount.')) return 'discountValue'
  if (path === 'shipping.rateId') return 'shipping'
  if (path === 'shipping.name') return 'shippingName'
  if (path === 'shipping.price') return 'shippingPrice'
  return path.replace(/^(lines\.\d+)\.(?:productId|variationId)$/, '$1.quantity')
}
