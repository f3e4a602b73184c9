/** A map that forgets what was not asked for longest. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number
  /** It need not be moved to the end: what is asked for by the thousand mostly is there. */
  #newest: Key | undefined

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined && key !== this.#newest) this.#moveToEnd(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#moveToEnd(key, value)
    if (this.#entries.size <= this.#limit) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, value] of this.#entries) if (matches(value)) this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  #moveToEnd(key: Key, value: Value) {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    this.#newest = key
  }
}
