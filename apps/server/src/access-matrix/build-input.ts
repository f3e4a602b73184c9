import { newId } from '@vitrine/db/new-id.ts'
import type { Fixture } from './fixtures/fixture.ts'
import type { Names } from './names.ts'

/** 'all' takes every name from the target, a path only that one. */
export type Swap = 'all' | (string & {})

type Branch = Record<string, unknown>

/** Builds a valid input of the actor, with some names replaced by the target's. */
export function buildInput(fixture: Fixture, base: Names, target: Names, swap: Swap): Branch {
  const rest = fixture.rest?.(swap === 'all' ? target : base, newId()) ?? {}
  const input = structuredClone(rest) as Branch
  for (const [path, kind] of Object.entries(fixture.names)) {
    const names = swap === 'all' || swap === path ? target : base
    put(input, path.split('.'), names[kind])
  }
  return input
}

function put(branch: Branch, [step = '', ...further]: string[], value: string): void {
  if (!further.length) branch[step] = value
  else {
    branch[step] ??= /^\d+$/.test(further[0]!) ? [] : {}
    put(branch[step] as Branch, further, value)
  }
}
