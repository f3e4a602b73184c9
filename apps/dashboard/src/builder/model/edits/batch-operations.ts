import type { PageDocument } from '../page/document.ts'
import {
  type Applied,
  isRefused,
  type Operation,
  type OperationOf,
  type Refused,
} from './operation.ts'

export function batchOperations(
  document: PageDocument,
  { operations }: OperationOf<'batch'>,
  apply: (document: PageDocument, operation: Operation) => Applied | Refused,
): Applied | Refused {
  const inverses: Operation[] = []
  let current = document
  for (const operation of operations) {
    const outcome = apply(current, operation)
    if (isRefused(outcome)) return outcome
    current = outcome.document
    inverses.unshift(outcome.inverse)
  }
  return { document: current, inverse: { kind: 'batch', operations: inverses } }
}
