import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { Answers } from '../calls/query-client.ts'
import type { ServedPlace } from '@vitrine/sections/kit/place-context.ts'

/** Query results for hydration, so that the browser need not fetch them. */
export interface PageState {
  store: StoreInfo
  place: ServedPlace
  answers: Answers
  /** True if a section of the library needs JavaScript. */
  library?: boolean
}

export const rootElementId = 'root'
export const stateElementId = 'state'

/** Escapes what could end the script element or open a comment in it. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

export function readState(document: Document): PageState {
  return JSON.parse(document.getElementById(stateElementId)!.textContent) as PageState
}
