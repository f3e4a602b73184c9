import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { Answers } from '../calls/query-client.ts'

/** What the server tells the browser, so that it need not ask for what it already shows. */
export interface PageState {
  store: StoreInfo
  origin: string
  answers: Answers
}

export const rootElementId = 'root'
export const stateElementId = 'state'

/** JSON that can neither end its script element nor begin a comment in it. */
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
