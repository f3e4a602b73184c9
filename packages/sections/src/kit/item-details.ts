import type { ItemDetails, PageItem } from '@vitrine/contract/content/page.ts'

export const detailKeys = ['name', 'anchor', 'hiddenOn', 'shownFrom', 'shownUntil'] as const

export function detailsOf(item: ItemDetails): ItemDetails {
  const known = detailKeys.filter((key) => item[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, item[key]]))
}

/** What the root of a section or block needs of its item; made from it, never stored. */
export interface RootProps {
  anchor?: string | undefined
  hiddenOn?: string | undefined
}

export function rootPropsOf({ anchor, hiddenOn }: ItemDetails): RootProps {
  return {
    ...(anchor !== undefined && { anchor }),
    ...(hiddenOn?.length && { hiddenOn: hiddenOn.join(' ') }),
  }
}

/** @param at milliseconds */
export function isShownAt({ hidden, shownFrom, shownUntil }: PageItem, at: number): boolean {
  if (hidden === true) return false
  const isBegun = shownFrom === undefined || at >= Date.parse(shownFrom)
  return isBegun && (shownUntil === undefined || at < Date.parse(shownUntil))
}

/** Returns the next moment, in milliseconds, at which the item comes or goes. */
export function nextChangeOf({ shownFrom, shownUntil }: PageItem, at: number): number | undefined {
  const changes = [shownFrom, shownUntil].flatMap((time) => (time ? [Date.parse(time)] : []))
  const ahead = changes.filter((change) => change > at)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}
