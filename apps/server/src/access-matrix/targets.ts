import { malformedNames, missingNames, type Names } from './names.ts'
import type { World } from './actors.ts'
import type { MarkedStore } from './marked-store.ts'

export interface Target {
  label: 'own' | 'foreign' | 'missing' | 'malformed'
  names: Names
  store?: MarkedStore
}

export function targetsIn({ own, foreign }: World): Target[] {
  return [
    { label: 'own', names: own.names, store: own },
    { label: 'foreign', names: foreign.names, store: foreign },
    { label: 'missing', names: missingNames() },
    { label: 'malformed', names: malformedNames },
  ]
}
