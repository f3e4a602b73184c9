import type { PageDocument } from '../page/document.ts'
import { apply } from './apply.ts'
import { isRefused, type Operation } from './operation.ts'

/** Applies operations that are known to fit. */
export function replay(document: PageDocument, operations: readonly Operation[]): PageDocument {
  return operations.reduce((current, operation) => {
    const outcome = apply(current, operation)
    if (isRefused(outcome)) throw new Error(`The history does not fit: ${outcome.refused}`)
    return outcome.document
  }, document)
}
