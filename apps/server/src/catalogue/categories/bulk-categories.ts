import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { takeTurns } from '../../platform/slugs/free-slug.ts'
import { listPlaces, type Place, updateCategories } from './queries.ts'
import { removeCategory, requireParent } from './service.ts'

interface CategoryChanges {
  parentId?: string | null | undefined
  image?: string | null | undefined
}

/** Changes all categories, or none if one is missing or would become its own ancestor. */
export async function changeCategories(
  tx: StoreTransaction,
  { ids, changes }: { ids: readonly string[]; changes: CategoryChanges },
) {
  const { requested, places } = await lockAll(tx, ids)
  const { parentId, image } = changes
  if (parentId) {
    await requireParent(tx, parentId)
    if (lineOf(places, parentId).some((id) => requested.has(id)))
      throw invalidInput(
        'changes.parentId',
        'A category cannot be moved into itself or one of its subcategories.',
      )
  }
  await updateCategories(tx, [...requested], { parentId, image })
  await bumpStoreVersion(tx)
  return { updated: requested.size }
}

/** Deletes all categories, or none if one is missing or still has subcategories. */
export async function removeCategories(
  tx: StoreTransaction,
  { ids, subcategories }: { ids: readonly string[]; subcategories: 'refuse' | 'moveUp' },
) {
  const { requested, places } = await lockAll(tx, ids)
  const isLeftBehind = ({ id, parentId }: Place) =>
    parentId !== null && requested.has(parentId) && !requested.has(id)
  if (subcategories === 'refuse' && places.some(isLeftBehind)) throw new Refusal('category_in_use')
  for (const id of requested) await removeCategory(tx, { id, subcategories: 'moveUp' })
  return { updated: requested.size }
}

async function lockAll(tx: StoreTransaction, ids: readonly string[]) {
  await takeTurns(tx, 'category')
  const requested = new Set(ids.map((id) => id.toLowerCase()))
  const places = await listPlaces(tx)
  const known = new Set(places.map(({ id }) => id))
  if (!requested.isSubsetOf(known)) throw new Refusal('not_found')
  return { requested, places }
}

function lineOf(places: readonly Place[], id: string): string[] {
  const parents = new Map(places.map((place) => [place.id, place.parentId]))
  const line = [id.toLowerCase()]
  for (let at = parents.get(line[0]!); at; at = parents.get(at)) line.push(at)
  return line
}
