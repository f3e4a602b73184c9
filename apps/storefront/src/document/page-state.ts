import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { Answers } from '../calls/query-client.ts'

/** Query results for hydration, so that the browser need not fetch them. */
export interface PageState {
  store: StoreInfo
  origin: string
  /** Path and query that were rendered. */
  address: string
  answers: Answers
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
  const json = document.getElementById(stateElementId)?.textContent
  if (!json) throw new Error('The page carries no state.')
  return JSON.parse(json) as PageState
}
