import type { NodeId, PageDocument, Place, Subtree } from '../page/document.ts'

/** Every change of a page, as serialisable data. */
export type Operation =
  | { readonly kind: 'insert'; readonly place: Place; readonly subtree: Subtree }
  | { readonly kind: 'remove'; readonly id: NodeId }
  /** The index does not count the moved component. */
  | { readonly kind: 'move'; readonly id: NodeId; readonly to: Place }
  | {
      readonly kind: 'setProps'
      readonly id: NodeId
      readonly props: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'batch'; readonly operations: readonly Operation[] }

export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

/** The new page, and the operation that restores exactly the previous one. */
export interface Applied {
  readonly document: PageDocument
  readonly inverse: Operation
}

export type RefusedEdit =
  | 'too_many_sections'
  | 'too_deep'
  | 'into_itself'
  | 'belongs_elsewhere'
  | 'no_such_section'
  | 'no_such_place'
  | 'id_taken'

export interface Refused {
  readonly refused: RefusedEdit
}

export const refusedEdits: Record<RefusedEdit, string> = {
  too_many_sections: 'A page can have at most 2,000 sections.',
  too_deep: 'Containers can be nested 12 levels deep, not deeper.',
  into_itself: 'A container cannot be moved into itself.',
  belongs_elsewhere:
    'Sections of every page (top bar, navigation, footer) cannot be mixed with sections of this page.',
  no_such_section: 'This section is no longer on the page.',
  no_such_place: 'This place is no longer on the page.',
  id_taken: 'This section is already on the page.',
}

export function isRefused(outcome: Applied | Refused): outcome is Refused {
  return 'refused' in outcome
}
