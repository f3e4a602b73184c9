import type { Motion } from '@vitrine/contract/content/item-look.ts'
import type { ItemDetails, PageItem } from '@vitrine/contract/content/page.ts'
import { groundStyle } from './ground-style.ts'
import { groundVideo, type GroundVideo } from './ground-video.ts'
import type { StyleVars } from './style-vars.ts'

export const detailKeys = [
  'name',
  'anchor',
  'hiddenOn',
  'shownFrom',
  'shownUntil',
  'scheme',
  'bindings',
  'css',
  'linked',
  'overrides',
  'ground',
  'motion',
] as const

export function detailsOf(item: ItemDetails): ItemDetails {
  const known = detailKeys.filter((key) => item[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, item[key]]))
}

/** Attributes of the root of a section or block. */
interface RootAttributes {
  id?: string
  'data-off'?: string
  'data-scheme'?: string
  'data-motion'?: Motion
  style?: StyleVars
}

/** What an item's root needs of its details; made from them, never stored. */
export interface RootProps {
  root?: RootAttributes | undefined
  /** The video behind it. */
  behind?: GroundVideo | undefined
}

/** Has nothing for an item about which its owner said nothing. */
export function rootPropsOf(details: ItemDetails): RootProps {
  const { anchor, hiddenOn, scheme, motion, ground } = details
  const root: RootAttributes = {
    ...(anchor !== undefined && { id: anchor }),
    ...(hiddenOn?.length && { 'data-off': hiddenOn.join(' ') }),
    ...(scheme !== undefined && { 'data-scheme': scheme }),
    ...(motion !== undefined && { 'data-motion': motion }),
    ...(ground && { style: groundStyle(ground) }),
  }
  const behind = ground && groundVideo(ground)
  return {
    ...(Object.keys(root).length > 0 && { root }),
    ...(behind && { behind }),
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
