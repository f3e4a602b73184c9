import { copySubtree } from '../model/copy-subtree.ts'
import type { NodeId, Place, Subtree } from '../model/document.ts'
import { type Operation, type RefusedEdit, refusedEdits } from '../model/edits/operation.ts'
import { findPlace, readSubtree, requireNode } from '../model/find-node.ts'
import { closeStep } from '../model/history.ts'
import { placeAfter, placeAtEnd, placeInside } from '../model/places.ts'
import { perform, redo, toggleSelection, undo } from '../model/session.ts'
import { createSubtree, nameOfType } from '../sections/section-types.ts'
import type { BuilderState, PageSettings } from './builder-state.ts'
import type { BuilderStore } from './builder-store.ts'
import { describePosition, findPlaceBeside } from './page-order.ts'

/** Everything an owner can do to the page, by pointer, keyboard or panel. */
export type BuilderCommands = ReturnType<typeof builderCommands>

export function builderCommands(store: BuilderStore) {
  const { getState: state, setState: set } = store

  /** @returns whether it was done; a refusal is shown and read out. */
  function act(operation: Operation, select: NodeId | null | undefined, said: () => string) {
    const done = perform(state(), operation, select === undefined ? {} : { select })
    if (typeof done === 'string') return refuse(done)
    const slide = done.selectedComponent === state().selectedComponent
    set({ ...done, ...(!slide && { selectedHeroSlide: null }) })
    announce(said())
    return true
  }

  function refuse(reason: RefusedEdit) {
    set({ refusal: { key: state().refusal.key + 1, text: refusedEdits[reason] } })
    announce(refusedEdits[reason])
    return false
  }

  function announce(text: string) {
    set({ announcement: { key: state().announcement.key + 1, text } })
  }

  const nameOf = (id: NodeId) => nameOfType(requireNode(state().components, id).type)
  const position = (id: NodeId) => describePosition(state().components, id)

  function insert(subtree: Subtree, place: Place, verb: 'added' | 'duplicated') {
    const [top] = subtree
    const said = () => `${nameOf(top.id)} ${verb} at position ${position(top.id)}.`
    return act({ kind: 'insert', place, subtree }, top.id, said)
  }

  function insideSelected(subtree: Subtree): Place | undefined {
    const { components, selectedComponent } = state()
    if (selectedComponent === null || subtree[0].contentType === 'global') return undefined
    return placeInside(components, selectedComponent)
  }

  return {
    /** Without a place: first inside the selected container, else at the end of the page. */
    add(type: string, place?: Place) {
      const subtree = createSubtree(type)
      const end = placeAtEnd(state().components, subtree)
      return insert(subtree, place ?? insideSelected(subtree) ?? end, 'added')
    },

    duplicate(id: NodeId) {
      const { components } = state()
      const place = placeAfter(components, id)
      if (!place) return refuse('no_such_section')
      return insert(copySubtree(readSubtree(components, id)), place, 'duplicated')
    },

    remove(id: NodeId) {
      const name = nameOf(id)
      return act({ kind: 'remove', id }, undefined, () => `${name} deleted.`)
    },

    move(id: NodeId, to: Place) {
      if (isSamePlace(findPlace(state().components, id), to)) return true
      const said = () => `${nameOf(id)} moved to position ${position(id)}.`
      return act({ kind: 'move', id, to }, undefined, said)
    },

    moveBeside(id: NodeId, direction: 'up' | 'down') {
      const to = findPlaceBeside(state().components, id, direction)
      if (!to) {
        announce(`${nameOf(id)} is already ${direction === 'up' ? 'first' : 'last'}.`)
        return false
      }
      return this.move(id, to)
    },

    /** Changes one prop. Acts on the same field stay one step until `closeStep`. */
    setProp(id: NodeId, key: string, value: unknown, intent: string) {
      const node = requireNode(state().components, id)
      const operation: Operation = { kind: 'setProps', id, props: { ...node.props, [key]: value } }
      const done = perform(state(), operation, { intent: `${id} ${intent}` })
      if (typeof done === 'string') refuse(done)
      else set(done)
    },

    closeStep: () => {
      const history = closeStep(state().history)
      if (history !== state().history) set({ history })
    },

    select(id: NodeId | null) {
      set({ ...toggleSelection(state(), id), selectedHeroSlide: null })
    },

    undo: () => travel(undo(state()), 'Undone.'),

    redo: () => travel(redo(state()), 'Redone.'),

    setScreenSize: (screenSize: BuilderState['screenSize']) => set({ screenSize }),
    togglePreview: () => set({ previewMode: !state().previewMode }),
    pickHeroSlide: (selectedHeroSlide: number | null) => set({ selectedHeroSlide }),
    setSetting(name: keyof PageSettings, value: string) {
      set({ settings: { ...state().settings, [name]: value } })
    },
    announce,
  }

  function travel(session: ReturnType<typeof undo>, said: string) {
    if (session === state()) return
    set({ ...session, selectedHeroSlide: null })
    announce(said)
  }
}

function isSamePlace(one: Place | undefined, other: Place): boolean {
  return one?.parent === other.parent && one.slot === other.slot && one.index === other.index
}
