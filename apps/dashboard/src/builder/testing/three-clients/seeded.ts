export type Random = (below: number) => number

export function uuidOf(random: Random): ReturnType<typeof crypto.randomUUID> {
  const part = () => random(0x10000).toString(16).padStart(4, '0')
  return `${part()}${part()}-${part()}-4000-8000-${part()}${part()}${part()}`
}

/** mulberry32 */
export function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
