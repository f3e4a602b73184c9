import { listsOf } from '../../model/merge/document-lists.ts'
import { listOfEach } from '../../model/merge/merge-places.ts'
import type { NodeId, PageDocument } from '../../model/page/document.ts'
import { readSubtree } from '../../model/page/find-node.ts'

/** Knows into which list each person put each component last. */
export class PlaceLedger {
  readonly #placed = new Map<NodeId, Map<string, string>>()

  /** An undo may only bring back a place that was never saved, so it says nothing of the place. */
  note(by: string, before: PageDocument, after: PageDocument, { isUndo }: { isUndo: boolean }) {
    const was = listOfEach(listsOf(before))
    for (const [id, list] of listOfEach(listsOf(after))) {
      if (was.get(id) === list) continue
      if (isUndo) this.#placed.delete(id)
      else this.#placed.set(id, (this.#placed.get(id) ?? new Map()).set(by, list))
    }
  }

  /** Forgets a component whose place or deletion somebody decided, with what is in it. */
  decided(id: NodeId, documents: readonly PageDocument[]) {
    for (const document of documents.filter(({ nodes }) => nodes.has(id)))
      for (const node of readSubtree(document, id)) this.#placed.delete(node.id)
  }

  /** Returns the components that nobody put last where they are, though all those lists are there. */
  displacedIn(document: PageDocument): NodeId[] {
    const lists = listsOf(document)
    return [...listOfEach(lists)].flatMap(([id, list]) => {
      const placed = [...(this.#placed.get(id)?.values() ?? [list])]
      return placed.includes(list) || !placed.every((each) => lists.has(each)) ? [] : [id]
    })
  }
}
