export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Sends the event by which the browser reports Back and Forward. */
export function navigate(href: string, { replace = false, state }: NavigateOptions = {}) {
  history[replace ? 'replaceState' : 'pushState'](state, '', href)
  dispatchEvent(new Event('popstate'))
}
