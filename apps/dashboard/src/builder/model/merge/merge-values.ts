import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import type { NodeId } from '../page/document.ts'
import type { Decisions } from './conflict.ts'
import { isSame } from './is-same.ts'
import { mergePlaces } from './merge-places.ts'

export type Values = Readonly<Record<string, unknown>>

export interface Three<Value> {
  base: Value
  mine: Value
  theirs: Value
}

/** Merges records key by key, lists of entries with ids entry by entry, and other values whole. */
export class ValueMerge {
  readonly #id: NodeId
  readonly #decisions: Decisions

  constructor(id: NodeId, decisions: Decisions) {
    this.#id = id
    this.#decisions = decisions
  }

  records({ base, mine, theirs }: Three<Values>, field: string): Values {
    if (base === theirs) return mine
    if (base === mine) return theirs
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const merged: Record<string, unknown> = {}
    for (const key of keys) {
      const value = this.value(
        { base: ownOf(base, key), mine: ownOf(mine, key), theirs: ownOf(theirs, key) },
        `${field}.${key}`,
      )
      if (value !== undefined) Object.defineProperty(merged, key, { value, ...plain })
    }
    return isSame(merged, mine) ? mine : merged
  }

  value({ base, mine, theirs }: Three<unknown>, field: string): unknown {
    if (isSame(base, theirs) || isSame(mine, theirs)) return mine
    if (isSame(base, mine)) return theirs
    if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
      return this.records({ base, mine, theirs }, field)
    }
    if (isEntries(base) && isEntries(mine) && isEntries(theirs)) {
      return this.#entries({ base, mine, theirs }, field)
    }
    const conflict = { id: this.#id, field, mine, theirs }
    return this.#decisions.sideOf(conflict) === 'theirs' ? theirs : mine
  }

  #entries({ base, mine, theirs }: Three<readonly Entry[]>, field: string): Entry[] {
    const [before, here, there] = [byId(base), byId(mine), byId(theirs)]
    const alive = new Map<string, Entry>()
    for (const id of new Set([...there.keys(), ...here.keys()])) {
      const three = { base: before.get(id), mine: here.get(id), theirs: there.get(id) }
      const entry = this.value(three, `${field}.${id}`)
      if (entry !== undefined) alive.set(id, entry as Entry)
    }
    const listOf = (entries: readonly Entry[]) => new Map([['', entries.map(({ id }) => id)]])
    const places = mergePlaces({
      base: listOf(base),
      mine: listOf(mine),
      theirs: listOf(theirs),
      alive: new Set(alive.keys()),
      choose: (id) => {
        const place = (entries: readonly Entry[]) => entries.findIndex((each) => each.id === id) + 1
        const at = { mine: place(mine), theirs: place(theirs) }
        const conflict = { id: this.#id, field: `${field}.${id}.place`, ...at }
        return this.#decisions.sideOf(conflict) ?? 'mine'
      },
    })
    return places.get('')!.map((id) => alive.get(id)!)
  }
}

type Entry = Readonly<Record<string, unknown>> & { id: string }

function byId(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

const plain = { enumerable: true, writable: true, configurable: true }

const ownOf = (values: Values, key: string) =>
  Object.hasOwn(values, key) ? values[key] : undefined

function isEntries(value: unknown): value is readonly Entry[] {
  if (!Array.isArray(value)) return false
  const ids = new Set(
    value.map((entry: unknown) =>
      isRecord(entry) && typeof entry.id === 'string' ? entry.id : '',
    ),
  )
  return !ids.has('') && ids.size === value.length
}
