/** Lists of ids by the name of the list; an id is in one of them at most. */
export type Lists = ReadonlyMap<string, readonly string[]>

interface Versions {
  base: Lists
  mine: Lists
  theirs: Lists
}

export interface Spot {
  list: string
  /** The id before which nobody moved; null at the start. */
  after: string | null
}

type From = 'mine' | 'theirs' | 'both'

export interface Placing extends Versions {
  /** The ids that the merged lists have. */
  alive: ReadonlySet<string>
  /** Chooses between two places that an id was moved to. */
  choose: (id: string, mine: Spot, theirs: Spot) => 'mine' | 'theirs'
  /** Places that are not to be merged. */
  forced?: ReadonlyMap<string, 'mine' | 'theirs'>
}

/**
 * Merges the places of ids. What one side moved or added is where that side put it, after what
 * nobody moved; everything else is where it was. The result does not depend on which side is mine.
 */
export function mergePlaces({ base, mine, theirs, alive, choose, forced }: Placing) {
  const [placeIn, mineIn, theirsIn] = [listOfEach(base), listOfEach(mine), listOfEach(theirs)]
  const movedHere = listMoved(base, mine)
  const movedThere = listMoved(base, theirs)
  const isSteady = (id: string) =>
    alive.has(id) &&
    placeIn.has(id) &&
    !movedHere.has(id) &&
    !movedThere.has(id) &&
    mineIn.has(id) &&
    theirsIn.has(id) &&
    !forced?.has(id)
  const spotsHere = spotsOf(mine, isSteady)
  const spotsThere = spotsOf(theirs, isSteady)

  const from = new Map<string, From>()
  for (const id of alive) {
    const [here, there] = [spotsHere.get(id), spotsThere.get(id)]
    if (!here || !there) {
      if (here ?? there) from.set(id, here ? 'mine' : 'theirs')
      continue
    }
    from.set(id, forced?.get(id) ?? sideOf(id, here, there))
  }

  function sideOf(id: string, here: Spot, there: Spot): From {
    const [isHere, isThere] = [movedHere.has(id), movedThere.has(id)]
    if (isHere !== isThere) return isHere ? 'mine' : 'theirs'
    if (!isHere || (here.list === there.list && here.after === there.after)) return 'both'
    return choose(id, here, there)
  }

  const lists = new Map<string, readonly string[]>()
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const here = gapsOf(mine.get(name) ?? [], isSteady, (id) => isOf(from, id, 'mine'))
    const there = gapsOf(theirs.get(name) ?? [], isSteady, (id) => isOf(from, id, 'theirs'))
    const steady = [null, ...(base.get(name) ?? []).filter((id) => isSteady(id))]
    const merged = steady.flatMap((id) => [
      ...(id === null ? [] : [id]),
      ...interleave(here.get(id) ?? [], there.get(id) ?? []),
    ])
    lists.set(name, [...new Set(merged)])
  }
  return lists
}

/** Returns the name of the list that each id is in. */
export function listOfEach(lists: Lists): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  for (const [name, ids] of lists) for (const id of ids) index.set(id, name)
  return index
}

const isOf = (from: ReadonlyMap<string, From>, id: string, side: From) => {
  const source = from.get(id)
  return source === side || source === 'both'
}

/** Returns what is new in its list, or in another order than the rest. */
export function listMoved(base: Lists, after: Lists): Set<string> {
  const before = listOfEach(base)
  const moved = new Set<string>()
  for (const [name, ids] of after) {
    const was = base.get(name)
    if (was === ids) continue
    const positions = new Map(was?.map((id, at) => [id, at]))
    const stayed = ids.filter((id) => before.get(id) === name)
    const steady = new Set(longestAscending(stayed.map((id) => positions.get(id)!)))
    for (const id of ids) {
      const position = positions.get(id)
      if (position === undefined || !steady.has(position)) moved.add(id)
    }
  }
  return moved
}

/** Returns a longest ascending part of distinct numbers. */
function longestAscending(numbers: readonly number[]): number[] {
  const tails: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const number of numbers) {
    const at = tails.findIndex((tail) => tail > number)
    const position = at < 0 ? tails.length : at
    previous.set(number, tails[position - 1])
    tails[position] = number
  }
  const part: number[] = []
  for (let at = tails.at(-1); at !== undefined; at = previous.get(at)) part.unshift(at)
  return part
}

function spotsOf(lists: Lists, isSteady: (id: string) => boolean): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const [list, ids] of lists) {
    let after: string | null = null
    for (const id of ids) {
      spots.set(id, { list, after })
      if (isSteady(id)) after = id
    }
  }
  return spots
}

/** Groups what is wanted by the steady id before it. */
function gapsOf(
  ids: readonly string[],
  isSteady: (id: string) => boolean,
  isWanted: (id: string) => boolean,
): Map<string | null, string[]> {
  const gaps = new Map<string | null, string[]>()
  let after: string | null = null
  for (const id of ids) {
    if (isSteady(id)) after = id
    else if (isWanted(id)) gaps.set(after, [...(gaps.get(after) ?? []), id])
  }
  return gaps
}

/** Joins two runs of one gap in an order that both sides compute alike. */
function interleave(here: readonly string[], there: readonly string[]): string[] {
  if (here.length === 0 || there.length === 0) return [...here, ...there]
  const [shared] = here.filter((id) => there.includes(id)).toSorted()
  if (shared === undefined) return here[0]! < there[0]! ? [...here, ...there] : [...there, ...here]
  const [at, to] = [here.indexOf(shared), there.indexOf(shared)]
  return [
    ...interleave(here.slice(0, at), there.slice(0, to)),
    shared,
    ...interleave(here.slice(at + 1), there.slice(to + 1)),
  ]
}
