import { copySubtree } from '../model/page/copy-subtree.ts'
import type { NodeId, PageDocument, Place, Subtree } from '../model/page/document.ts'
import { asOne } from '../model/edits/as-one.ts'
import { loadSubtree } from '../model/page/load-content.ts'
import { findPlaceAfter, findPlaceAt, placeAtEnd } from '../model/page/places.ts'
import { listActedOn, listSelected, selectAll } from '../model/session/selection.ts'
import { insertAll, removeAll } from '../multi-select/edit-all.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { describePlace } from '../store/describe-place.ts'
import type { LinkedStore } from '../store/linked-store.ts'
import { findForeignImages } from '../page-file/foreign-images.ts'
import { writeClipping } from './clipping.ts'
import { readClipping } from './read-clipping.ts'

export function clipboardCommands(
  { getState: state }: BuilderStore,
  acting: Acting,
  linked: LinkedStore,
) {
  const { act, announce, nameAll, warn } = acting
  const selected = () => listActedOn(state().components, listSelected(state()))
  const write = (ids: readonly NodeId[]) =>
    writeClipping(state().components, ids, state().page.storeId, linked.getState().sections)

  return {
    copy(): string | undefined {
      const ids = selected()
      if (ids.length === 0) return undefined
      announce(`${nameAll(ids)} copied.`)
      return write(ids)
    },

    cut(): string | undefined {
      const ids = selected()
      if (ids.length === 0) return undefined
      const [text, name] = [write(ids), nameAll(ids)]
      return act(removeAll(ids), () => `${name} cut.`) ? text : undefined
    },

    /** Pastes everything in one step, or nothing. */
    paste(text: string): boolean {
      const { components, selectedComponent, page } = state()
      const items = readClipping(text, page.storeId)
      if ('problem' in items) return warn(items.problem)
      const copies = items.map((item) => copySubtree(loadSubtree(item)))
      const sources = new Set(items.map(({ id }) => id))
      const target = selectedComponent !== null && sources.has(selectedComponent)
      const groups = groupByPlace(components, copies, selectedComponent, target)
      const ids = copies.map(([top]) => top.id)
      const operation = asOne(groups.map(([place, group]) => insertAll(group, place)))
      const message = () =>
        `${nameAll(ids)} pasted at ${describePlace(state().components, ids[0]!)}.`
      if (!act(operation, message, selectAll(ids))) return false
      warnOfFiles(findForeignImages(items, page.storeId).length)
      return true
    },
  }

  function warnOfFiles(count: number) {
    if (count === 0) return
    const what = count === 1 ? 'One image belongs' : `${count} images belong`
    warn(`Pasted. ${what} to another shop and may disappear there: replace them with your own.`)
  }
}

/**
 * Picks the place: first in a selected container unless it is the one copied, else after the
 * selection. Global sections go to the end of their region.
 */
function groupByPlace(
  document: PageDocument,
  copies: readonly Subtree[],
  selected: NodeId | null,
  isSource: boolean,
): (readonly [Place, Subtree[]])[] {
  const find = isSource ? findPlaceAfter : findPlaceAt
  const groups = Map.groupBy(copies, ([{ contentType }]) =>
    contentType === 'global' || contentType === 'block' ? contentType : 'section',
  )
  return [...groups.values()].map((group) => {
    const place = selected === null ? undefined : find(document, group[0]!, selected)
    return [place ?? placeAtEnd(document, group[0]!), group] as const
  })
}
