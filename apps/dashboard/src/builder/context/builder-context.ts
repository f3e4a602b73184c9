import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'
import { useShallow } from 'zustand/react/shallow'
import type {
  ComponentNode,
  NodeId,
  NodeWithoutProps,
  PageDocument,
} from '../model/page/document.ts'
import type { FileDrops } from '../files/file-drops.ts'
import type { HiddenValues } from '../sections/change-entry.ts'
import type { PointerEngine } from '../pointer/pointer-engine.ts'
import type { RevisionViewStore } from '../store/revision-view.ts'
import type { Autosave } from '../saving/autosave.ts'
import type { LinkedStore } from '../store/linked-store.ts'
import type { SubjectStore } from '../store/subject-store.ts'
import type { BuilderState } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { BuilderCommands } from '../commands/commands.ts'

export interface Builder {
  readonly store: BuilderStore
  readonly commands: BuilderCommands
  readonly pointer: PointerEngine
  readonly client: ApiClient
  readonly saving: Autosave
  readonly files: FileDrops
  readonly revisionView: RevisionViewStore
  readonly storeInfo: StoreInfo
  /** Remembers values of hidden settings while the page is open. */
  readonly hiddenValues: HiddenValues
  readonly subject: SubjectStore
  readonly linked: LinkedStore
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('There is no open builder above this component.')
  return builder
}

export function useBuilderState<Selected>(select: (state: BuilderState) => Selected): Selected {
  return useStore(useBuilder().store, select)
}

/** Renders again only when a named value changes; other values of the page change at each save. */
export function useOpenPage<Name extends keyof Page>(...names: Name[]): Pick<Page, Name> {
  return useBuilderState(
    useShallow(
      ({ page }) => Object.fromEntries(names.map((name) => [name, page[name]])) as Pick<Page, Name>,
    ),
  )
}

/** Returns undefined once the component is deleted; renders again only when this node changes. */
export function useNode(id: NodeId): ComponentNode | undefined {
  return useOfNode(id, (node) => node)
}

/** Like `useNode`, but does not render again when a setting's value changes. */
export function useNodeWithoutProps(id: NodeId): NodeWithoutProps | undefined {
  return useOfNode(id, useShallow(withoutProps))
}

function withoutProps(node: ComponentNode | undefined): NodeWithoutProps | undefined {
  if (!node) return undefined
  const { props: _, ...others } = node
  return others
}

export function useOfNode<Part>(id: NodeId, pick: (node: ComponentNode | undefined) => Part): Part {
  const { store } = useBuilder()
  const subscribe = useCallback(
    (tell: () => void) => store.watch.subscribeToNode(id, tell),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => pick(store.getState().components.nodes.get(id)))
}

/** Returns what an open template is previewed with. */
export function useSubject() {
  return useStore(useBuilder().subject, (state) => state.subject)
}

/** Renders again when sections are added, deleted or moved, not when their content changes. */
export function useTree(): PageDocument {
  const { watch } = useBuilder().store
  return useSyncExternalStore(watch.subscribeToTree, watch.tree)
}
