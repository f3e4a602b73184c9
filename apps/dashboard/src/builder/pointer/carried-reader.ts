import type { Carried } from '../dom/hit-test.ts'
import type { Dragged } from './pointer-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { describeCarried } from './describe-carried.ts'

export interface CarriedReader {
  read: (dragged: Dragged) => Carried
  latest: () => Carried | undefined
  forget: () => void
}

export function carriedReader(store: BuilderStore): CarriedReader {
  let latest: { dragged: Dragged; carried: Carried } | undefined
  return {
    read: (dragged) => {
      if (latest?.dragged !== dragged)
        latest = { dragged, carried: describeCarried(store.getState(), dragged) }
      return latest.carried
    },
    latest: () => latest?.carried,
    forget: () => {
      latest = undefined
    },
  }
}
