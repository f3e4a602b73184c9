import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { active, selectCards } from '../cards/list-cards.ts'
import type { CardRecord } from '../cards/product-record.ts'

/** A slug that moved leads to its product, as on the product's page. */
const chosen = `JOIN (
    SELECT w.place, coalesce(
      (SELECT n.id FROM products n WHERE n.store_id = $1 AND n.slug = w.slug),
      (SELECT r.to_id FROM slug_redirects r
        WHERE r.store_id = $1 AND r.kind = 'product' AND r.from_slug = w.slug)) AS id
    FROM unnest($2::text[]) WITH ORDINALITY AS w (slug, place)
  ) w ON w.id = p.id
  WHERE ${active}`

/** Returns a card for each slug, in order, and null for what is not for sale. */
export async function listChosen(tx: StoreTransaction, slugs: readonly string[]) {
  const cards = await tx.prepared<CardRecord & { place: number }>(
    'cards-chosen',
    selectCards(chosen, ', w.place::int AS place'),
    [tx.storeId, slugs],
  )
  const byPlace = new Map(cards.map((card) => [card.place, card]))
  return slugs.map((_, index) => byPlace.get(index + 1) ?? null)
}
