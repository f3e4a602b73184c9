import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import {
  linkedIn,
  type LinkedSections,
  withLinked,
} from '@vitrine/sections/render/linked/with-linked.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface LibraryState {
  readonly saved: ReadonlyMap<string, SavedSection>
  readonly sections: LinkedSections
  /** Before it, a linked section may be of a library that was not read yet. */
  readonly isRead: boolean
}

/** The library of the shop, of which the canvas fills in what is linked. */
export type LinkedStore = StoreApi<LibraryState>

export function createLinkedStore(): LinkedStore {
  return createStore(() => ({ saved: new Map(), sections: new Map(), isRead: false }))
}

export function libraryOf(list: readonly SavedSection[]): LibraryState {
  return {
    saved: new Map(list.map((each) => [each.id, each])),
    sections: new Map(list.map(({ id, item }): [string, PageItem] => [id, item])),
    isRead: true,
  }
}

export interface Plain {
  /** The same without links to this shop’s library, for other shops. */
  readonly plain?: readonly PageItem[]
}

export function plainCopies(content: readonly PageItem[], library: LinkedSections): Plain {
  const plain = linkedIn(content).length > 0 ? withLinked(content, library) : []
  return plain.length > 0 ? { plain } : {}
}
