import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { ShippingRate, ShippingSettings, Tier } from '@vitrine/commerce/shipping/shipping.ts'
import type { Shipping, ShippingSettingsInput } from '@vitrine/contract/shop/shipping.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { minorAmount } from '../../api/minor-amount.ts'

type RateInput = ShippingSettingsInput['zones'][number]['rates'][number]

/** Converts prices to minor units. */
export function toSettings(
  { zones, ...rest }: ShippingSettingsInput,
  currency: string,
): ShippingSettings {
  return {
    ...rest,
    zones: zones.map((zone, index) => ({
      ...zone,
      rates: zone.rates.map((rate, at) => toRate(rate, `zones.${index}.rates.${at}`, currency)),
    })),
  }
}

function toRate(rate: RateInput, path: string, currency: string): ShippingRate {
  const minor = (amount: number, field: string) => minorAmount(amount, `${path}.${field}`, currency)
  const bound = (value: number, field: string) =>
    rate.basis === 'weight' ? wholeGrams(value, `${path}.${field}`) : minor(value, field)
  return {
    ...rate,
    price: minor(rate.price, 'price'),
    freeAbove: rate.freeAbove === null ? null : minor(rate.freeAbove, 'freeAbove'),
    tiers: rate.tiers.map(({ from, to, price }, index) => ({
      from: bound(from, `tiers.${index}.from`),
      to: to === null ? null : bound(to, `tiers.${index}.to`),
      price: minor(price, `tiers.${index}.price`),
    })),
  }
}

function wholeGrams(value: number, path: string): number {
  if (!Number.isInteger(value)) throw invalidInput(path, 'Weights are whole grams.')
  return value
}

export function toView(
  { zones, ...rest }: ShippingSettings,
  currency: string,
): Omit<Shipping, 'revision' | 'warnings'> {
  const decimal = (minor: number) => toDecimal(minor, currency)
  const tierView = (basis: ShippingRate['basis'], { from, to, price }: Tier) => ({
    from: basis === 'weight' ? from : decimal(from),
    to: to === null || basis === 'weight' ? to : decimal(to),
    price: decimal(price),
  })
  return {
    ...rest,
    zones: zones.map((zone) => ({
      ...zone,
      rates: zone.rates.map((rate) => ({
        ...rate,
        price: decimal(rate.price),
        freeAbove: rate.freeAbove === null ? null : decimal(rate.freeAbove),
        tiers: rate.tiers.map((tier) => tierView(rate.basis, tier)),
      })),
    })),
  }
}
