/** One thing that the server did not accept, at a path such as `content.2.props.title`. */
export interface Issue {
  readonly path: string
  readonly message: string
}

interface Failed {
  readonly name: 'failed'
  readonly message: string
  readonly issues: readonly Issue[]
  /** Everything but the values that were refused; those are kept on the device. */
  readonly isRestSaved: boolean
}

/** How the page's changes fare on their way to the server. */
export type Saving =
  | { readonly name: 'idle' }
  | { readonly name: 'saving' }
  /** The server cannot be reached; it is tried again with growing waits. */
  | { readonly name: 'offline'; readonly isKept: boolean }
  /** Saved elsewhere meanwhile; the owner decides before anything is overwritten. */
  | { readonly name: 'conflict'; readonly isAsked: boolean }
  | { readonly name: 'signedOut' }
  | { readonly name: 'gone' }
  | Failed

/** Nothing is saved before the owner has decided or signed in. */
export function isHalted({ name }: Saving): boolean {
  return name === 'conflict' || name === 'signedOut' || name === 'gone'
}
