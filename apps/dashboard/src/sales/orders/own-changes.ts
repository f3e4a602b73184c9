/** Consecutive versions that changes of this window made, with none from elsewhere between them. */
interface Versions {
  first: number
  last: number
}

const ownVersions = new Map<string, Versions>()

/**
 * Makes a change of what the owner sees. A form that was opened before the owner's own latest change
 * has ended builds on it; a version from elsewhere is refused by the server as ever.
 */
export async function makeOwnChange<Changed extends { version: number }>(
  id: string,
  shown: number,
  change: (version: number) => Promise<Changed>,
): Promise<Changed> {
  const own = ownVersions.get(id)
  const follows = own !== undefined && shown >= own.first && shown <= own.last
  const changed = await change(follows ? own.last : shown)
  ownVersions.set(id, { first: follows ? own.first : shown, last: changed.version })
  return changed
}
