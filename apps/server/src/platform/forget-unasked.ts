/** What a map may forget when it is full. */
export interface Forgettable {
  /** Whether someone asked for it since it was last about to be forgotten. */
  wasAskedFor: boolean
}

/**
 * Forgets the oldest entries that nobody asked for; those that were asked for go round once more
 * ("second chance"). So asking changes no map: V8 puts the table of one that changes and is large
 * among what lives long, each time that it is filled.
 */
export function forgetUnasked<Key, Entry extends Forgettable>(
  entries: Map<Key, Entry>,
  isFull: () => boolean,
  forget: (key: Key, entry: Entry) => void,
): void {
  for (const [key, entry] of entries) {
    if (!isFull()) return
    if (entry.wasAskedFor) {
      entry.wasAskedFor = false
      entries.delete(key)
      entries.set(key, entry)
    } else forget(key, entry)
  }
}
