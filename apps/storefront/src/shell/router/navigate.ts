export interface NavigateOptions {
  /** The page before is then not among those that the back button leads to. */
  replace?: boolean
  /** What the new place carries along. */
  state?: unknown
}

/** Said to the window when the shop itself changed the address. */
export const navigated = 'navigated'

/** Goes to an address of the shop without loading a new document. */
export function navigate(href: string, { replace = false, state }: NavigateOptions = {}) {
  history[replace ? 'replaceState' : 'pushState'](state, '', href)
  dispatchEvent(new Event(navigated))
}
