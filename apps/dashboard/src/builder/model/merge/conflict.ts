import type { NodeId } from '../page/document.ts'
import { isSame } from './is-same.ts'

export type Side = 'mine' | 'theirs'

/** Two people changed the same field of an item in different ways. */
export interface Conflict {
  /** Empty for a setting of the page, whose field is its name. */
  readonly id: NodeId
  /**
   * The path of the field: `props.title`, `props.slides.{entry id}.title`, `details.name`, `hidden`,
   * `place`, or `deleted`, where one deleted what the other changed.
   */
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Undefined leaves the conflict open. */
export type Choose = (conflict: Conflict) => Side | undefined

export const conflictKey = ({ id, field }: Pick<Conflict, 'id' | 'field'>): string =>
  `${id} ${field}`

/**
 * Answers only what was shown: a value of theirs, or of mine that would give way, is asked about
 * again where it is newer.
 */
export function answersTo(
  shown: readonly Conflict[],
  sideOf: (conflict: Conflict) => Side | undefined,
): Choose {
  return (conflict) => {
    const known = shown.find((each) => conflictKey(each) === conflictKey(conflict))
    if (!known || !isSame(known.theirs, conflict.theirs)) return undefined
    const side = sideOf(known)
    return side === 'mine' || isSame(known.mine, conflict.mine) ? side : undefined
  }
}

/** Decides what both changed, and collects it. */
export class Decisions {
  readonly #asked = new Map<string, Conflict>()
  readonly #choose: Choose
  #isOpen = false

  constructor(choose: Choose) {
    this.#choose = choose
  }

  sideOf(conflict: Conflict): Side | undefined {
    const side = this.#choose(conflict)
    this.#asked.set(conflictKey(conflict), conflict)
    this.#isOpen ||= side === undefined
    return side
  }

  get asked(): readonly Conflict[] {
    return [...this.#asked.values()]
  }

  get isOpen(): boolean {
    return this.#isOpen
  }
}
