import type { ItemDetails } from '@vitrine/contract/content/page.ts'
import { maxBlocks, maxBlocksOfSection } from '@vitrine/sections/kit/page-item.ts'
import type { Misplaced } from '@vitrine/sections/render/may-hold.ts'
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
  | { readonly kind: 'setHidden'; readonly id: NodeId; readonly hidden: boolean | undefined }
  | { readonly kind: 'setDetails'; readonly id: NodeId; readonly details: ItemDetails }
  | { readonly kind: 'batch'; readonly operations: readonly Operation[] }

export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

/** The new page, and the operation that restores exactly the previous one. */
export interface Applied {
  readonly document: PageDocument
  readonly inverse: Operation
}

export type RefusedEdit =
  | Misplaced
  | 'too_many_sections'
  | 'too_many_blocks'
  | 'section_full'
  | 'takes_no_more'
  | 'too_deep'
  | 'into_itself'
  | 'belongs_elsewhere'
  | 'no_such_section'
  | 'no_such_place'
  | 'id_taken'
  | 'main_once'
  | 'main_stays'
  | 'is_linked'
  | 'library_one'
  | 'linked_itself'

export interface Refused {
  readonly refused: RefusedEdit
}

export const refusedEdits: Record<RefusedEdit, string> = {
  too_many_sections: 'A page can have at most 2,000 sections.',
  too_many_blocks: `A page can have at most ${maxBlocks.toLocaleString('en')} blocks.`,
  section_full: `A section can have at most ${maxBlocksOfSection} blocks.`,
  takes_no_more: 'There is no room for more blocks here.',
  block_outside:
    'Blocks go inside sections that take them, such as a Free section, not on the page itself.',
  section_inside: 'This section holds blocks, so another section cannot be put into it.',
  not_taken: 'This section does not take this type of block.',
  holds_nothing: 'Nothing can be put into this section.',
  main_inside: 'The page content is on the page itself, not inside another section.',
  too_deep: 'Containers can be nested 12 levels deep, not deeper.',
  into_itself: 'A container cannot be moved into itself.',
  belongs_elsewhere:
    'Sections of every page (top bar, navigation, footer) cannot be mixed with sections of this page.',
  no_such_section: 'This section is no longer on the page.',
  no_such_place: 'This place is no longer on the page.',
  id_taken: 'This section is already on the page.',
  main_once: 'The page content is on each template once, and on no other page.',
  is_linked: 'This section is linked. Edit it everywhere, or detach it to change it here only.',
  library_one:
    'This is one section of the library. Put into it what belongs to it, and all else on a page.',
  linked_itself: 'This section cannot contain itself.',
  main_stays: 'The page content always stays on its template, in view. It can be moved.',
}

export function isRefused(outcome: Applied | Refused): outcome is Refused {
  return 'refused' in outcome
}
