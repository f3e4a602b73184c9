import { createContext } from 'react'

export interface Served {
  /** The shop's origin, for absolute URLs. */
  origin: string
  /** For shared pages without an image of their own. */
  socialImage: string | null
  /** Where a page's own path is not that of a page: a policy's, the blog's. */
  path?: string | undefined
  article?: { image: string; publishedAt: string; tags: readonly { name: string }[] }
  /** Path of the blog's feed, on its pages. */
  feed?: string
}

/** Known to the served document only. */
export const ServedContext = /* @__PURE__ */ createContext<Served>({
  origin: '',
  socialImage: null,
})
