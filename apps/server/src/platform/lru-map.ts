import { forgetUnasked, type Forgettable } from './forget-unasked.ts'

interface Entry<Value> extends Forgettable {
  value: Value
}

/** A map that forgets what was not asked for lately. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.wasAskedFor = true
    return entry.value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    // Before the new one is there, because nobody can have asked for that.
    forgetUnasked(
      this.#entries,
      () => this.#entries.size >= this.#limit,
      (old) => this.#entries.delete(old),
    )
    this.#entries.set(key, { value, wasAskedFor: false })
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
