import type { Carried } from '../dom/hit-test.ts'
import type { Held } from './pointer-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { describeCarried } from './describe-carried.ts'

export interface CarriedReader {
  read: (held: Held) => Carried
  latest: () => Carried | undefined
  forget: () => void
}

export function carriedReader(store: BuilderStore): CarriedReader {
  let latest: { held: Held; carried: Carried } | undefined
  return {
    read: (held) => {
      if (latest?.held !== held) latest = { held, carried: describeCarried(store.getState(), held) }
      return latest.carried
    },
    latest: () => latest?.carried,
    forget: () => {
      latest = undefined
    },
  }
}
