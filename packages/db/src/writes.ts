/** Work on rows of shops that a transaction can make due. */
export type DueName = 'archives' | 'emails' | 'payments' | 'webhooks'

/** Counts what this process committed, for work that follows it. */
export class Writes {
  #all = 0
  readonly #due = new Map<string, number>()

  /** @param due what a committed transaction made due */
  note(due: Iterable<DueName>): void {
    this.#all += 1
    for (const name of due) this.#due.set(name, this.countDue(name) + 1)
  }

  /** Transactions, whatever they wrote. */
  get count(): number {
    return this.#all
  }

  /** Transactions that made work of this name due. */
  countDue(name: string): number {
    return this.#due.get(name) ?? 0
  }
}
