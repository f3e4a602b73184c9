import type { ItemDetails, PageItem } from '@vitrine/contract/content/page.ts'
import { detailsOf } from '@vitrine/sections/kit/item-details.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { clipboardCommands } from '../clipboard/clipboard-commands.ts'
import { imageCommands } from '../files/image-commands.ts'
import { inlineTextCommands } from '../inline-text/inline-text-commands.ts'
import type { NodeId, Place, Subtree } from '../model/page/document.ts'
import { asOne } from '../model/edits/as-one.ts'
import type { Operation } from '../model/edits/operation.ts'
import { requireNode } from '../model/page/find-node.ts'
import { closeStep } from '../model/session/history.ts'
import {
  belongsAt,
  findPlaceAt,
  needsSectionAt,
  placeAtEnd,
  placeInside,
} from '../model/page/places.ts'
import { selectAll, selectOnly } from '../model/session/selection.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import {
  changeSettings,
  perform,
  redo,
  type Session,
  toggleSelection,
  undo,
} from '../model/session/session.ts'
import { duplicateAll, removeAll } from '../multi-select/edit-all.ts'
import { selectionCommands } from '../multi-select/selection-commands.ts'
import type { Entry } from '../sections/list-entries.ts'
import { createSectionAround, createSubtree, createSubtreeOf } from '../sections/section-types.ts'
import { type TakeIn, takeIn } from '../page-file/take-in.ts'
import { createActing } from '../store/act.ts'
import type { BuilderState } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { shareDeviceValue } from '../store/device-value.ts'
import { nextZoom, type Zoom } from '../store/zoom.ts'
import { createTyping } from './create-typing.ts'
import { describePlace } from '../store/describe-place.ts'
import { createLinkedStore, type LinkedStore } from '../store/linked-store.ts'
import { convertTexts } from './convert-texts.ts'
import { linkedCommands } from './linked-commands.ts'
import { menuCommands } from './menu-commands.ts'
import { moveCommands } from './move-commands.ts'

export type BuilderCommands = ReturnType<typeof builderCommands>

export function builderCommands(store: BuilderStore, linked: LinkedStore = createLinkedStore()) {
  const { getState: state, setState: set } = store

  const acting = createActing(store)
  const { act, refuse, announce, hint, nameOf, nameAll, actedOn } = acting

  const typing = createTyping()

  function closed(): Pick<BuilderState, 'history'> | BuilderState {
    const history = closeStep(state().history)
    return history === state().history ? state() : { history }
  }

  function insert(subtree: Subtree, place: Place, id = subtree[0].id) {
    const message = () => `${nameOf(id)} added at ${describePlace(state().components, id)}.`
    return act({ kind: 'insert', place, subtree }, message, selectOnly(id))
  }

  /** Sections go into a selected container; blocks also after a selected block. */
  function placeBySelection(subtree: Subtree): Place | undefined {
    const { components, selectedComponent } = state()
    if (selectedComponent === null) return undefined
    if (subtree[0].contentType === 'block') {
      return findPlaceAt(components, subtree, selectedComponent)
    }
    const inside = placeInside(components, selectedComponent)
    return inside && belongsAt(components, subtree, inside) ? inside : undefined
  }

  return {
    /**
     * Without a place: in the selected container, else at the end of the page. A block among
     * sections gets a free one.
     */
    add(type: string, place?: Place, preset?: PageItem) {
      const subtree = preset ? createSubtreeOf(preset) : createSubtree(type)
      const chosen = place ?? placeBySelection(subtree)
      const { components } = state()
      if (chosen && !needsSectionAt(components, chosen.parent, subtree[0])) {
        return insert(subtree, chosen)
      }
      const whole = subtree[0].contentType === 'block' ? createSectionAround(subtree) : subtree
      return insert(whole, chosen ?? placeAtEnd(components, whole), subtree[0].id)
    },

    /** Hides from shoppers and from the canvas, or shows again, as one step. */
    toggleHidden(id: NodeId) {
      const ids = actedOn(id)
      const { nodes } = state().components
      const hidden = ids.some((each) => !nodes.get(each)?.hidden) ? true : undefined
      const name = nameAll(ids)
      return act(
        asOne(ids.map((each) => ({ kind: 'setHidden', id: each, hidden }))),
        () => `${name} ${hidden ? 'hidden' : 'shown'}.`,
      )
    },

    /** Changes some details; typing into one field is one step until `closeStep`. */
    setDetails(id: NodeId, changes: ItemDetails, intent: string) {
      const { details } = requireNode(state().components, id)
      const operation: Operation = {
        kind: 'setDetails',
        id,
        details: detailsOf({ ...details, ...changes }),
      }
      const done = perform(state(), operation, { intent: `${id} ${intent}` })
      if (typeof done === 'string') refuse(done)
      else set(done)
    },

    /** Shows a value of the page that a template is about, or the setting's own again. */
    bind(id: NodeId, path: string, name: string | undefined) {
      const { details } = requireNode(state().components, id)
      const { [path]: _before, ...others } = details.bindings ?? {}
      const next = name === undefined ? others : { ...others, [path]: name }
      const bindings = Object.keys(next).length > 0 ? next : undefined
      return act({ kind: 'setDetails', id, details: detailsOf({ ...details, bindings }) }, () =>
        name === undefined ? 'Unbound.' : 'Bound.',
      )
    },

    /** Replaces the page's own sections or appends to them, as one step. */
    takeIn(items: readonly PageItem[], how: TakeIn) {
      const operation = takeIn(state().components, items, how)
      const message = how === 'replace' ? 'The page was replaced.' : 'Added at the end of the page.'
      return act(operation, () => message)
    },

    duplicate(id: NodeId) {
      const ids = actedOn(id)
      const { operation, copies } = duplicateAll(state().components, ids)
      const name = nameAll(ids)
      const message = () =>
        `${name} duplicated at ${describePlace(state().components, copies[0]!)}.`
      return copies.length > 0
        ? act(operation, message, selectAll(copies))
        : refuse('no_such_section')
    },

    remove(id: NodeId) {
      const ids = actedOn(id)
      const name = nameAll(ids)
      return act(removeAll(ids), () => `${name} deleted.`)
    },

    ...moveCommands(store, acting),
    ...menuCommands(store),

    /**
     * Changes one prop. Edits of the same field are one step until `closeStep`, a pause or the end
     * of a sentence.
     */
    setProp(id: NodeId, key: string, value: unknown, intent: string) {
      const node = requireNode(state().components, id)
      if (typing.isNewStep(node.props[key], value, Date.now())) set(closed())
      const props = convertTexts(node, { ...node.props, [key]: value })
      const operation: Operation = { kind: 'setProps', id, props }
      const done = perform(state(), operation, { intent: `${id} ${intent}` })
      if (typeof done === 'string') refuse(done)
      else set(done)
    },

    /** Changes a setting that several components share, as one step until `closeStep`. */
    setShared(
      ids: readonly NodeId[],
      { key, perDevice }: Pick<Setting, 'key' | 'perDevice'>,
      value: unknown,
    ) {
      const { components, screenSize } = state()
      const operations = ids.map((id): Operation => {
        const node = requireNode(components, id)
        const defaults = findSection(node.type)?.defaults as Entry | undefined
        const own = node.props[key] ?? defaults?.[key]
        const next = perDevice ? shareDeviceValue(own, value, screenSize) : value
        return { kind: 'setProps', id, props: convertTexts(node, { ...node.props, [key]: next }) }
      })
      const done = perform(state(), asOne(operations), { intent: `${ids.join(' ')} ${key}` })
      if (typeof done === 'string') refuse(done)
      else set(done)
    },

    closeStep: () => set(closed()),

    select(id: NodeId | null) {
      set({ ...toggleSelection(state(), id), selectedHeroSlide: null })
    },

    ...selectionCommands(store, acting),
    ...clipboardCommands(store, acting, linked),
    ...inlineTextCommands(store, acting),
    ...imageCommands(store, acting),
    ...linkedCommands(store, acting),

    undo: () => travel(undo(state()), 'Undone.'),

    undoTo(steps: number) {
      let session: Session = state()
      while (session.history.past.length > steps) session = undo(session)
      travel(session, 'Undone.')
    },

    redo: () => travel(redo(state()), 'Redone.'),

    setScreenSize: (screenSize: BuilderState['screenSize']) => set({ screenSize }),
    setZoom: (zoom: Zoom) => set({ zoom }),
    zoom(direction: Parameters<typeof nextZoom>[0]) {
      set({ zoom: nextZoom(direction, state().shownZoom) })
    },
    noteZoom: (shownZoom: number) => set({ shownZoom }),
    togglePreview: () => set({ previewMode: !state().previewMode }),
    pickHeroSlide: (selectedHeroSlide: number | null) => set({ selectedHeroSlide }),
    setSetting(name: keyof PageSettings, value: string) {
      if (typing.isNewStep(state().settings[name], value, Date.now())) set(closed())
      set(changeSettings(state(), { [name]: value }, `page ${name}`))
    },
    showTab: (tab: BuilderState['panelTab']['tab']) =>
      set({ panelTab: { tab, chosenFor: state().selectedComponent } }),
    announce,
    hint,
  }

  function travel(session: ReturnType<typeof undo>, message: string) {
    if (session === state()) return
    set({ ...session, selectedHeroSlide: null })
    announce(message)
  }
}
