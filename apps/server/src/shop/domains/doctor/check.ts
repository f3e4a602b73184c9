import type { DomainProblemCode } from '@vitrine/contract/shop/domain-problems.ts'
import type { Facts, Finding } from './facts.ts'

/** One fault that a domain may have. */
export interface Check {
  code: DomainProblemCode
  /** Default: true; advice does not keep the domain from working. */
  blocking?: false
  find: (facts: Facts) => Finding | undefined
}

export const listed = (values: readonly string[]) => values.join(', ')
