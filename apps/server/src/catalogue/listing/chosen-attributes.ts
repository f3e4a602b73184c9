/**
 * SQL about the groups of attributes that a shopper chose, `$2`: a JSON array of `ChosenGroup`. One
 * variation has to have a chosen value of every group; a product without any is looked at itself.
 */

const chosen = 'jsonb_to_recordset($2::jsonb) AS chosen (name text, "values" jsonb, patterns jsonb)'

/** The chosen groups of which the variation `v` has no chosen value, as JSON. */
const missedByVariation = `(
  SELECT coalesce(jsonb_agg(chosen.name), '[]') FROM ${chosen}
  WHERE NOT coalesce(chosen.values ? (v.attributes ->> chosen.name), false))`

/** The same of the product `p`. */
const missedByProduct = `(
  SELECT coalesce(jsonb_agg(chosen.name), '[]') FROM ${chosen}
  WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(chosen.patterns) AS pattern
    WHERE p.attribute_groups @> pattern))`

/** Whether the variation `v` of the product `p` can be bought. */
const isOpen = `CASE WHEN p.track_stock THEN v.stock IS NULL OR v.stock > 0 ELSE p.in_stock END`

const variations = 'variations v WHERE v.store_id = p.store_id AND v.product_id = p.id'

/** Whether `p` is among what was chosen; `wantsStock` is SQL too. */
export const isChosen = (wantsStock: string) => `CASE
  WHEN $2::jsonb = '[]' THEN true
  WHEN EXISTS (SELECT FROM ${variations}) THEN EXISTS (
    SELECT FROM ${variations} AND (NOT ${wantsStock} OR ${isOpen}) AND ${missedByVariation} = '[]')
  ELSE ${missedByProduct} = '[]' END`

/**
 * Everything of `p` that could be bought by itself, as JSON: what it is, whether it can be bought
 * now, which chosen groups it misses. Null as long as nothing is chosen that tells them apart.
 */
export const choicesOf = (wantsStock: string, inStock: string) => `CASE
  WHEN $2::jsonb = '[]' AND NOT ${wantsStock} THEN NULL
  ELSE coalesce(
    (SELECT jsonb_agg(jsonb_build_object(
        'is', v.attributes, 'open', ${isOpen}, 'missed', ${missedByVariation}))
      FROM ${variations}),
    jsonb_build_array(jsonb_build_object('open', ${inStock}, 'missed', ${missedByProduct}))) END`

/** Whether `choices` has one that is not told apart by `condition`, which knows it as `choice`. */
export const hasChoice = (condition: string) => `(choices IS NULL OR EXISTS (
  SELECT FROM jsonb_to_recordset(choices) AS choice ("is" jsonb, open boolean, missed jsonb)
  WHERE ${condition}))`
