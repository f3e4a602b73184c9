import type { PageDocument } from './document.ts'
import { batchOperations } from './edits/batch-operations.ts'
import { insertSection } from './edits/insert-section.ts'
import { moveSection } from './edits/move-section.ts'
import type { Applied, Operation, Refused } from './edits/operation.ts'
import { removeSection } from './edits/remove-section.ts'
import { setProps } from './edits/set-props.ts'

/** The one way that a page changes. A refused operation leaves it as it was and says why. */
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
    default:
      return batchOperations(document, operation, apply)
  }
}
