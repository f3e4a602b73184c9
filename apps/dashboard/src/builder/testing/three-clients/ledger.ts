import type { Conflict } from '../../model/merge/conflict.ts'
import type { PageDocument } from '../../model/page/document.ts'
import { readSubtree } from '../../model/page/find-node.ts'
import { PlaceLedger } from './place-ledger.ts'

/** A value of one field, made once; it is lost when it is nowhere and nobody gave it up knowingly. */
export type Mark = string

/** Knows every value that was made, and which of them were given up by somebody who saw them. */
export class Ledger {
  readonly places = new PlaceLedger()
  readonly #made = new Map<Mark, string>()
  /** By whom. */
  readonly #given = new Map<Mark, Set<string>>()
  /** Taken instead of one's own, which undo brings back. */
  readonly #chosen = new Set<string>()

  note(by: string, before: PageDocument, after: PageDocument, { isUndo }: { isUndo: boolean }) {
    this.places.note(by, before, after, { isUndo })
    const [old, now] = [marksOf(before), marksOf(after)]
    for (const mark of now) {
      if (old.has(mark)) continue
      if (!this.#made.has(mark)) this.#made.set(mark, by)
      // Undo brings back what its owner gave up.
      this.#given.get(mark)?.delete(by)
    }
    for (const mark of old) {
      if (now.has(mark)) continue
      const maker = this.#made.get(mark)
      if (isUndo && maker !== by && !this.#chosen.has(`${by} ${mark}`)) {
        throw new Error(`Undo of ${by} took back ${mark} of ${maker}.`)
      }
      this.#give(by, mark)
    }
  }

  #give(by: string, mark: Mark) {
    this.#given.set(mark, (this.#given.get(mark) ?? new Set()).add(by))
  }

  decided(by: string, { id, field, ...values }: Conflict, outcome: Outcome) {
    const { isMine, mine, theirs } = outcome
    const isWhole = field === 'deleted' || field === 'place'
    if (isWhole) this.places.decided(id, [mine, theirs])
    const [own, other] = isWhole
      ? [marksUnder(mine, id), marksUnder(theirs, id)]
      : [marksIn(values.mine), marksIn(values.theirs)]
    for (const mark of isMine ? other : own) this.#give(by, mark)
    // Undo leads back to a page where the other one is gone.
    for (const mark of isWhole ? [...own, ...other] : isMine ? [] : other) {
      this.#chosen.add(`${by} ${mark}`)
    }
  }

  lostFrom(text: string): Mark[] {
    return [...this.#made.keys()].filter(
      (mark) => !this.#given.get(mark)?.size && !text.includes(`"${mark}"`),
    )
  }
}

interface Outcome {
  isMine: boolean
  mine: PageDocument
  theirs: PageDocument
}

function marksUnder(document: PageDocument, id: string): Mark[] {
  return document.nodes.has(id)
    ? readSubtree(document, id).flatMap(({ props, details }) => marksIn([props, details]))
    : []
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'string' && /^(?:ann|ben|cem)\d+$/.test(value)

function marksIn(value: unknown): Mark[] {
  if (isMark(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(marksIn)
}

function marksOf({ nodes }: PageDocument): ReadonlySet<Mark> {
  const marks = new Set<Mark>()
  for (const { props, details } of nodes.values()) {
    for (const mark of marksIn([props, details])) marks.add(mark)
  }
  return marks
}
