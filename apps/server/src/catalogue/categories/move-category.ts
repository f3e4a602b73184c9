import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { takeTurns } from '../../platform/slugs/free-slug.ts'
import { listPlaces, type Place, writePlaces } from './queries.ts'
import { requireParent } from './service.ts'

interface Move {
  id: string
  parentId: string | null
  beforeId: string | null
}

/** Numbers categories depth first, from top to bottom. */
export async function moveCategory(tx: StoreTransaction, { id, parentId, beforeId }: Move) {
  // Two concurrent moves could nest two categories inside each other.
  await takeTurns(tx, 'category')
  const places = await listPlaces(tx)
  if (!places.some((place) => place.id === id)) throw new Refusal('not_found')
  await requireParent(tx, parentId, id)
  const others = places.filter((place) => place.id !== id)
  const before = others.findIndex((place) => place.id === beforeId && place.parentId === parentId)
  if (beforeId !== null && before < 0)
    throw invalidInput('beforeId', 'This category is no longer in that place.')
  const moved = others.toSpliced(before < 0 ? others.length : before, 0, {
    id,
    parentId,
    position: 0,
  })
  const known = new Map(places.map((place, index) => [place.id, { ...place, index }]))
  const changed = inTreeOrder(moved)
    .map((place, index) => ({ ...place, index }))
    .filter(
      (place) =>
        known.get(place.id)?.position !== place.index + 1 ||
        known.get(place.id)?.parentId !== place.parentId,
    )
  await writePlaces(
    tx,
    changed.map((place) => ({ ...place, position: place.index + 1 })),
  )
  await bumpStoreVersion(tx)
}

type Node = Pick<Place, 'id' | 'parentId'>

function inTreeOrder(places: readonly Node[]): Node[] {
  const within = Map.groupBy(places, ({ parentId }) => parentId)
  const below = (parentId: string | null): Node[] =>
    (within.get(parentId) ?? []).flatMap((place) => [place, ...below(place.id)])
  return below(null)
}
