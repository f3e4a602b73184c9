import { maxDepth, maxSections } from '@vitrine/sections/kit/page-item.ts'
import { apply } from './apply.ts'
import type { PageDocument, Place, Subtree } from '../page/document.ts'
import { batchOperations } from './batch-operations.ts'
import type { Applied, Operation, Refused, RefusedEdit } from './operation.ts'
import { findPlace, heightOf, listAncestors, readSubtree } from '../page/find-node.ts'

/**
 * Applies an owner's operation within the limits of a page. Undo and redo call `apply` directly,
 * since a saved page may exceed the limits.
 */
export function attempt(document: PageDocument, operation: Operation): Applied | Refused {
  if (operation.kind === 'batch') return batchOperations(document, operation, attempt)
  const refused = refuseBeyondLimits(document, operation)
  return refused ? { refused } : apply(document, operation)
}

function refuseBeyondLimits(document: PageDocument, operation: Operation): RefusedEdit | undefined {
  if (operation.kind === 'insert') {
    const { place, subtree } = operation
    if (document.nodes.size + subtree.length > maxSections) return 'too_many_sections'
    return refuseDepth(document, place, subtree)
  }
  if (operation.kind === 'move' && document.nodes.has(operation.id)) {
    if (isGlobal(findPlace(document, operation.id)) !== isGlobal(operation.to)) {
      return 'belongs_elsewhere'
    }
    return refuseDepth(document, operation.to, readSubtree(document, operation.id))
  }
  return undefined
}

function isGlobal(place: Place | undefined): boolean {
  return place?.parent === null && place.slot === 'global'
}

function refuseDepth(
  document: PageDocument,
  { parent }: Place,
  subtree: Subtree,
): RefusedEdit | undefined {
  const ancestors = listAncestors(document, parent)
  if (ancestors.includes(subtree[0].id)) return 'into_itself'
  return ancestors.length + heightOf(subtree) > maxDepth ? 'too_deep' : undefined
}
