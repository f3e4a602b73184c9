import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { ZoneInput } from '@vitrine/contract/shop/shipping.ts'

type Rate = ZoneInput['rates'][number]

export function describeRate(rate: Rate, currency: string): string {
  const { basis, price, tiers, freeAbove, estimate } = rate
  const amount = (value: number) => (value ? formatPrice(value, currency) : 'Free')
  const prices = basis === 'flat' ? [price] : tiers.map((tier) => tier.price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const by = basis === 'flat' ? '' : ` by ${basis}`
  return [
    `${lowest === highest ? amount(lowest) : `${amount(lowest)} to ${amount(highest)}`}${by}`,
    ...(freeAbove === null ? [] : [`free from ${formatPrice(freeAbove, currency)}`]),
    ...(estimate ? [inDays(estimate)] : []),
  ].join(' · ')
}

export function inDays({ min, max }: { min: number; max: number }): string {
  return min === max ? `${max} ${max === 1 ? 'day' : 'days'}` : `${min}–${max} days`
}
