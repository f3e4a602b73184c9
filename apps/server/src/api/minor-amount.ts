import { toMinor } from '@vitrine/commerce/money/money.ts'
import { invalidInput } from '../platform/refusal.ts'

/** @returns minor units; refuses an amount with more decimals than its currency has */
export function minorAmount(decimal: number, path: string, currency: string): number {
  const minor = toMinor(decimal, currency)
  if (minor === undefined) throw invalidInput(path, `This has more decimals than ${currency} has.`)
  return minor
}
