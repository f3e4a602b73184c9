import type { NodeId, Place, Subtree } from '../model/page/document.ts'
import { findSlot, requireNode } from '../model/page/find-node.ts'
import { findPlaceAfter, placeAtEnd } from '../model/page/places.ts'
import { selectAll, selectOnly } from '../model/session/selection.ts'
import { insertAll } from '../multi-select/edit-all.ts'
import type { HiddenValues } from '../sections/change-entry.ts'
import { createSubtree } from '../sections/section-types.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { describePlace } from '../store/describe-place.ts'
import { withImage } from './image-slot.ts'

export interface TrackedPlace {
  readonly place: Place
  readonly after: NodeId | undefined
}

export function imageCommands({ getState: state }: BuilderStore, { act, warn, nameOf }: Acting) {
  function findTracked({ place, after }: TrackedPlace, subtree: Subtree): Place {
    const siblings = findSlot(state().components, place)
    if (!siblings) return placeAtEnd(state().components, subtree)
    const at = after === undefined ? -1 : siblings.indexOf(after)
    const index = at < 0 ? Math.min(place.index, siblings.length) : at + 1
    return { ...place, index }
  }

  return {
    trackPlace(place: Place): TrackedPlace {
      return { place, after: findSlot(state().components, place)?.[place.index - 1] }
    },

    placeOfPaste(): Place {
      const { components, selectedComponent } = state()
      const image = createSubtree('imageBlock')
      const after =
        selectedComponent === null
          ? undefined
          : findPlaceAfter(components, image, selectedComponent)
      return after ?? placeAtEnd(components, image)
    },

    addImages(sources: readonly string[], tracked: TrackedPlace): boolean {
      const images = sources.map(createImage)
      const [first] = images
      if (!first) return false
      const ids = images.map(([top]) => top.id)
      const count = ids.length === 1 ? 'Image' : `${ids.length} images`
      const message = () => `${count} added at ${describePlace(state().components, ids[0]!)}.`
      const selection = ids.length === 1 ? selectOnly(ids[0]!) : selectAll(ids)
      return act(insertAll(images, findTracked(tracked, first)), message, selection)
    },

    setImage(id: NodeId, image: { src: string; slide: number }, hidden: HiddenValues): boolean {
      if (!state().components.nodes.has(id)) {
        return warn('This section is no longer on the page. The image is in your library.')
      }
      const node = requireNode(state().components, id)
      const changed = withImage(node, image, hidden)
      if (!changed) return warn(`${nameOf(id)} shows no image. It is in your library.`)
      const props = { ...node.props, [changed.key]: changed.value }
      return act({ kind: 'setProps', id, props }, () => `Image set in ${nameOf(id)}.`)
    },
  }
}

function createImage(src: string): Subtree {
  const [top, ...rest] = createSubtree('imageBlock')
  return [{ ...top, props: { ...top.props, src } }, ...rest]
}
