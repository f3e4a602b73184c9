import type { QuoteLine } from './use-quote.ts'

export function lineProblem({ problem, available }: QuoteLine): string | undefined {
  if (problem === 'unavailable') return 'No longer available'
  if (problem === 'variation_required') return 'Please choose its options again'
  if (problem !== 'insufficient_stock') return undefined
  return available ? `Only ${available} left` : 'Sold out'
}
