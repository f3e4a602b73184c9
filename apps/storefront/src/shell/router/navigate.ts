export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Tells of the new address as the browser tells of Back and Forward. */
export function navigate(href: string, { replace = false, state }: NavigateOptions = {}) {
  history[replace ? 'replaceState' : 'pushState'](state, '', href)
  dispatchEvent(new Event('popstate'))
}
