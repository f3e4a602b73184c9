import type { PricedLine } from '../pricing/price-line.ts'

type Judged = Pick<PricedLine, 'problem' | 'available'>

export function isStillSold({ problem, available }: Judged): boolean {
  return problem === null || (problem === 'insufficient_stock' && available !== 0)
}
