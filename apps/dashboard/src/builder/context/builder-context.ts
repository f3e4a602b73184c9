import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'
import type { ComponentNode, NodeId, PageDocument } from '../model/page/document.ts'
import type { FileDrops } from '../files/file-drops.ts'
import type { HiddenValues } from '../sections/change-entry.ts'
import type { PointerEngine } from '../pointer/pointer-engine.ts'
import type { RevisionViewStore } from '../store/revision-view.ts'
import type { Autosave } from '../saving/autosave.ts'
import type { BuilderState } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { BuilderCommands } from '../commands/commands.ts'

/** One open builder: handed to its own window by context and to the canvas by the window. */
export interface Builder {
  readonly store: BuilderStore
  readonly commands: BuilderCommands
  readonly pointer: PointerEngine
  readonly client: ApiClient
  readonly saving: Autosave
  readonly files: FileDrops
  readonly lookedAt: RevisionViewStore
  readonly storeInfo: StoreInfo
  /** What settings that are not shown at the moment had, as long as the page is open. */
  readonly hiddenValues: HiddenValues
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('There is no open builder above this component.')
  return builder
}

/** Renders again only when what is selected changes. */
export function useBuilderState<Selected>(select: (state: BuilderState) => Selected): Selected {
  return useStore(useBuilder().store, select)
}

/** One component of the page, or undefined when it is gone. Renders again when that one changes. */
export function useNode(id: NodeId): ComponentNode | undefined {
  return useOfNode(id, (node) => node)
}

/** Something of one component. Renders again only when that changes. */
export function useOfNode<Part>(id: NodeId, pick: (node: ComponentNode | undefined) => Part): Part {
  const { store } = useBuilder()
  const subscribe = useCallback(
    (tell: () => void) => store.watch.subscribeToNode(id, tell),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => pick(store.getState().components.nodes.get(id)))
}

/** Where everything stands. Renders again when sections come, go or move, not when they change. */
export function useTree(): PageDocument {
  const { watch } = useBuilder().store
  return useSyncExternalStore(watch.subscribeToTree, watch.tree)
}
