import type { ItemDetails, PageItem } from '@vitrine/contract/content/page.ts'

export const detailKeys = [
  'name',
  'anchor',
  'hiddenOn',
  'shownFrom',
  'shownUntil',
  'scheme',
  'bindings',
  'css',
] as const

export function detailsOf(item: ItemDetails): ItemDetails {
  const known = detailKeys.filter((key) => item[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, item[key]]))
}

/** Attributes of the root of a section or block; made from its item, never stored. */
interface RootAttributes {
  id?: string
  'data-off'?: string
  'data-scheme'?: string
}

export interface RootProps {
  root?: RootAttributes | undefined
}

/** Returns undefined for an item about which its owner said nothing. */
export function rootOf({ anchor, hiddenOn, scheme }: ItemDetails): RootAttributes | undefined {
  const root: RootAttributes = {
    ...(anchor !== undefined && { id: anchor }),
    ...(hiddenOn?.length && { 'data-off': hiddenOn.join(' ') }),
    ...(scheme !== undefined && { 'data-scheme': scheme }),
  }
  return Object.keys(root).length > 0 ? root : undefined
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
