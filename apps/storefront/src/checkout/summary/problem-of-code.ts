import type { DiscountProblem } from '@vitrine/contract/sales/quote.ts'

const sentences: Record<DiscountProblem, string> = {
  unknown: 'is not a code of this shop. Check how it is written.',
  not_started: 'cannot be used yet.',
  ended: 'has expired.',
  used_up: 'has reached its limit.',
  used_by_customer: 'was already used with this email address.',
  below_minimum: 'needs a larger order. Add more to your cart.',
  nothing_fits: 'does not apply to the products in your cart.',
  better_applied: 'is not needed: a better discount is already applied.',
}

interface Missing {
  more: string
  minimum: string
}

export function problemOfCode(
  problem: DiscountProblem,
  code: string | undefined,
  missing?: Missing | false,
): string {
  if (problem === 'below_minimum' && missing) return `${code ?? 'This code'}: ${addMore(missing)}`
  return `${code ?? 'This code'} ${sentences[problem]}`
}

export function addMore({ more, minimum }: Missing): string {
  return `Add ${more} more to reach the minimum order of ${minimum}.`
}
