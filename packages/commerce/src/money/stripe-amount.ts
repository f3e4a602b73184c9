import { currencyExponent } from './money.ts'

/** Exceptions of Stripe from ISO 4217's decimals (docs.stripe.com/currencies). */
const exponents: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

/** Stripe requires a last digit of 0 for currencies with three decimals. */
const smallest: Readonly<Record<string, number>> = { BHD: 10, JOD: 10, KWD: 10, OMR: 10, TND: 10 }

/** @returns Stripe's units; undefined if cards cannot be charged with the amount */
export function toStripeAmount(minor: number, currency: string): number | undefined {
  const amount = shifted(minor, exponentOf(currency) - currencyExponent(currency))
  const step = smallest[currency] ?? 1
  return amount !== undefined && amount % step === 0 ? amount : undefined
}

/** @returns minor units; undefined if it is not an amount of the currency */
export function fromStripeAmount(amount: number, currency: string): number | undefined {
  return shifted(amount, currencyExponent(currency) - exponentOf(currency))
}

function exponentOf(currency: string): number {
  return exponents[currency] ?? currencyExponent(currency)
}

function shifted(amount: number, decimals: number): number | undefined {
  if (decimals >= 0) return amount * 10 ** decimals
  const divisor = 10 ** -decimals
  return amount % divisor === 0 ? amount / divisor : undefined
}
