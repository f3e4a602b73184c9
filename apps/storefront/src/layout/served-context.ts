import { createContext } from 'react'

interface Served {
  /** The shop's origin, for absolute URLs. */
  origin: string
  /** For shared pages without an image of their own. */
  socialImage: string | null
  /** Where a page's own path is not that of a page: a policy's. */
  path?: string | undefined
}

/** Known to the served document only. */
export const ServedContext = /* @__PURE__ */ createContext<Served>({
  origin: '',
  socialImage: null,
})
