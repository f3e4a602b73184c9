import type { PageDocument } from '../page/document.ts'
import { batchOperations } from './batch-operations.ts'
import { insertSection } from './insert-section.ts'
import { moveSection } from './move-section.ts'
import type { Applied, Operation, Refused } from './operation.ts'
import { removeSection } from './remove-section.ts'
import { setDetails } from './set-details.ts'
import { setHidden } from './set-hidden.ts'
import { setProps } from './set-props.ts'

/** Applies one operation. A refusal leaves the page unchanged and carries its reason. */
export function apply(document: PageDocument, operation: Operation): Applied | Refused {
  switch (operation.kind) {
    case 'insert':
      return insertSection(document, operation)
    case 'remove':
      return removeSection(document, operation)
    case 'move':
      return moveSection(document, operation)
    case 'setProps':
      return setProps(document, operation)
    case 'setHidden':
      return setHidden(document, operation)
    case 'setDetails':
      return setDetails(document, operation)
    default:
      return batchOperations(document, operation, apply)
  }
}
