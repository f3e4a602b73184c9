import type { ItemDetails } from '@vitrine/contract/content/page.ts'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import {
  maxBlocks,
  maxBlocksOfSection,
  maxDepth,
  maxSections,
} from '@vitrine/sections/kit/page-item.ts'
import { findMisplaced, maxChildrenOf } from '@vitrine/sections/render/may-hold.ts'
import { apply } from './apply.ts'
import {
  CHILDREN,
  type ComponentNode,
  type NodeId,
  type PageDocument,
  type Place,
  type Subtree,
} from '../page/document.ts'
import { batchOperations } from './batch-operations.ts'
import type { Applied, Operation, Refused, RefusedEdit } from './operation.ts'
import { findPlace, heightOf, listAncestors, readSubtree } from '../page/find-node.ts'

/**
 * Applies an owner's operation within the limits of a page. Undo and redo call `apply` directly,
 * since a saved page may exceed the limits.
 */
export function attempt(document: PageDocument, operation: Operation): Applied | Refused {
  if (operation.kind === 'batch') return batchOperations(document, operation, attempt)
  const refused =
    refuseMain(document, operation) ??
    refuseLinked(document, operation) ??
    refuseBeyondLimits(document, operation)
  return refused ? { refused } : apply(document, operation)
}

/** What a template's page shows by itself is there once, and always. */
function refuseMain(document: PageDocument, operation: Operation): RefusedEdit | undefined {
  if (operation.kind === 'insert') return operation.subtree.some(isMain) ? 'main_once' : undefined
  const isAway =
    operation.kind === 'remove' ||
    (operation.kind === 'setHidden' && operation.hidden === true) ||
    (operation.kind === 'setDetails' && isHiding(operation.details))
  if (!isAway) return undefined
  const node = document.nodes.get(operation.id)
  return node && isMain(node) ? 'main_stays' : undefined
}

/** What is linked has neither settings nor children of its own. */
function refuseLinked({ nodes }: PageDocument, operation: Operation): RefusedEdit | undefined {
  const changed =
    operation.kind === 'setProps'
      ? operation.id
      : operation.kind === 'insert'
        ? operation.place.parent
        : operation.kind === 'move'
          ? operation.to.parent
          : null
  const node = changed === null ? undefined : nodes.get(changed)
  return node?.details.linked === undefined ? undefined : 'is_linked'
}

function isHiding({ hiddenOn, shownFrom, shownUntil }: ItemDetails): boolean {
  return hiddenOn !== undefined || shownFrom !== undefined || shownUntil !== undefined
}

function refuseBeyondLimits(document: PageDocument, operation: Operation): RefusedEdit | undefined {
  if (operation.kind === 'insert') {
    const { place, subtree } = operation
    return (
      refuseCount(document, subtree) ??
      refuseParent(document, place, subtree) ??
      refuseDepth(document, place, subtree)
    )
  }
  if (operation.kind === 'move' && document.nodes.has(operation.id)) {
    const from = findPlace(document, operation.id)
    if (isGlobal(from) !== isGlobal(operation.to)) return 'belongs_elsewhere'
    const subtree = readSubtree(document, operation.id)
    const isNewParent = from?.parent !== operation.to.parent
    return (
      refuseDepth(document, operation.to, subtree) ??
      (isNewParent ? refuseParent(document, operation.to, subtree) : undefined)
    )
  }
  return undefined
}

function refuseCount(document: PageDocument, subtree: Subtree): RefusedEdit | undefined {
  const added = countBlocks(subtree)
  const blocks = added + countBlocks(document.nodes.values())
  const all = document.nodes.size + subtree.length
  if (all - blocks > maxSections) return 'too_many_sections'
  return added > 0 && blocks > maxBlocks ? 'too_many_blocks' : undefined
}

function refuseParent(
  document: PageDocument,
  { parent }: Place,
  subtree: Subtree,
): RefusedEdit | undefined {
  const node = parent === null ? null : document.nodes.get(parent)
  // A parent that is gone is refused by the operation itself.
  if (node === undefined) return undefined
  const misplaced = findMisplaced(node, subtree[0])
  if (misplaced || node === null) return misplaced
  if ((node.slots[CHILDREN]?.length ?? 0) >= maxChildrenOf(node)) return 'takes_no_more'
  return refuseFullSection(document, node.id, subtree)
}

function refuseFullSection(
  document: PageDocument,
  parent: NodeId,
  subtree: Subtree,
): RefusedEdit | undefined {
  const added = countBlocks(subtree)
  if (added === 0) return undefined
  const section = listAncestors(document, parent).find(
    (id) => document.nodes.get(id)?.contentType !== 'block',
  )
  if (section === undefined) return undefined
  const inSection = readSubtree(document, section)
  const isInside = inSection.some(({ id }) => id === subtree[0].id)
  const count = countBlocks(inSection) + (isInside ? 0 : added)
  return count > maxBlocksOfSection ? 'section_full' : undefined
}

function countBlocks(nodes: Iterable<ComponentNode>): number {
  let count = 0
  for (const { contentType } of nodes) if (contentType === 'block') count += 1
  return count
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
