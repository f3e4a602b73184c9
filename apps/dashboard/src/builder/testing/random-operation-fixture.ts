import * as fc from 'fast-check'
import type { Operation } from '../model/edits/operation.ts'
import { copySubtree } from '../model/page/copy-subtree.ts'
import { CHILDREN, type PageDocument, type Place } from '../model/page/document.ts'
import { isContainer, readSubtree } from '../model/page/find-node.ts'
import { aBlock, aContainer, aFreeSection, aGroup, aSection, aSubtree } from './document-fixture.ts'

export const placeAt = (index: number): Place => ({ parent: null, slot: 'page', index })

export const randomAct = fc.record({
  kind: fc.constantFrom(
    'insert',
    'duplicate',
    'remove',
    'move',
    'type',
    'batch',
    'hide',
    'select',
    'selectMore',
    'removeAll',
    'duplicateAll',
    'moveAll',
    'blur',
  ),
  which: fc.nat(),
  where: fc.nat(),
  text: fc.string({ maxLength: 3 }),
})
export type RandomAct = typeof randomAct extends fc.Arbitrary<infer Act> ? Act : never

export function randomPlace(document: PageDocument, { where }: RandomAct): Place {
  const containers = [...document.nodes.values()].filter(isContainer)
  const parent = [null, ...containers.map((node) => node.id)][where % (containers.length + 1)]!
  const slots = parent === null ? document.root.page : document.nodes.get(parent)!.slots[CHILDREN]!
  return {
    parent: parent ?? null,
    slot: parent == null ? 'page' : CHILDREN,
    index: where % (slots.length + 1),
  }
}

export function randomOperation(document: PageDocument, random: RandomAct): Operation {
  const ids = [...document.nodes.keys()]
  const id = ids[random.which % Math.max(1, ids.length)] ?? 'none'
  const place = randomPlace(document, random)
  const fresh = copySubtree(
    aSubtree(
      random.which % 2
        ? aContainer('new', aSection('inside'))
        : aFreeSection('new', aGroup('inside', aBlock('deep'))),
    ),
  )
  const known = document.nodes.has(id)
  const operations: Record<string, () => Operation> = {
    insert: () => ({ kind: 'insert', place, subtree: fresh }),
    duplicate: () => ({
      kind: 'insert',
      place,
      subtree: known ? copySubtree(readSubtree(document, id)) : fresh,
    }),
    remove: () => ({ kind: 'remove', id }),
    move: () => ({ kind: 'move', id, to: place }),
    type: () => ({
      kind: 'setProps',
      id,
      props: { [random.text]: random.where, ...document.nodes.get(id)?.props },
    }),
    hide: () => ({ kind: 'setHidden', id, hidden: random.where % 2 ? true : undefined }),
    batch: () => ({
      kind: 'batch',
      operations: [
        { kind: 'insert', place, subtree: fresh },
        { kind: 'setProps', id: fresh[0].id, props: { text: random.text } },
        { kind: 'move', id: fresh[0].id, to: placeAt(0) },
      ],
    }),
  }
  return operations[random.kind]!()
}
