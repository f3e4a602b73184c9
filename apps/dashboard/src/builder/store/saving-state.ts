import type { Conflict } from '../model/merge/conflict.ts'

export interface Issue {
  readonly path: string
  readonly message: string
}

interface Failed {
  readonly name: 'failed'
  readonly message: string
  readonly issues: readonly Issue[]
  /** Everything except the refused values was saved; those stay on the device. */
  readonly isRestSaved: boolean
}

interface Conflicting {
  readonly name: 'conflict'
  readonly isDialogOpen: boolean
  readonly conflicts: readonly Conflict[]
}

export type Saving =
  | { readonly name: 'idle' }
  | { readonly name: 'saving' }
  /** The server is unreachable; retries back off. */
  | { readonly name: 'offline'; readonly isStored: boolean }
  /** Saved elsewhere meanwhile; the owner decides before anything is overwritten. */
  | Conflicting
  | { readonly name: 'signedOut' }
  | { readonly name: 'gone' }
  | Failed

/** Saving stops until the owner decides or signs in. */
export function isHalted({ name }: Saving): boolean {
  return name === 'conflict' || name === 'signedOut' || name === 'gone'
}
