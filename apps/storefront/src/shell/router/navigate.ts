export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Event on `window` after a navigation by the shop. */
export const navigated = 'navigated'

export function navigate(href: string, { replace = false, state }: NavigateOptions = {}) {
  history[replace ? 'replaceState' : 'pushState'](state, '', href)
  dispatchEvent(new Event(navigated))
}
