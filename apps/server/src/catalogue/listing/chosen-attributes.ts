const chosen = 'jsonb_to_recordset($2::jsonb) AS chosen (name text, "values" jsonb, patterns jsonb)'

const missedByVariation = `(
  SELECT coalesce(jsonb_agg(chosen.name), '[]') FROM ${chosen}
  WHERE NOT coalesce(chosen.values ? (v.attributes ->> chosen.name), false))`

const missedByProduct = `(
  SELECT coalesce(jsonb_agg(chosen.name), '[]') FROM ${chosen}
  WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(chosen.patterns) AS pattern
    WHERE p.attribute_groups @> pattern))`

const isOpen = `CASE WHEN p.track_stock THEN v.stock IS NULL OR v.stock > 0 ELSE p.in_stock END`

const variations = 'variations v WHERE v.store_id = $1 AND v.product_id = p.id'

/**
 * Returns SQL that tests `p` against the chosen attribute values; `wantsStock` is SQL too. One
 * variation has to match every group.
 */
export const isChosen = (wantsStock: string) => `CASE
  WHEN $2::jsonb = '[]' THEN true
  WHEN EXISTS (SELECT FROM ${variations}) THEN EXISTS (
    SELECT FROM ${variations} AND (NOT ${wantsStock} OR ${isOpen}) AND ${missedByVariation} = '[]')
  ELSE ${missedByProduct} = '[]' END`

/**
 * Returns a JSON array of the variations (or the product): availability and the chosen groups that
 * each misses. Null while no attribute is chosen.
 */
export const choicesOf = (wantsStock: string, inStock: string) => `CASE
  WHEN $2::jsonb = '[]' AND NOT ${wantsStock} THEN NULL
  ELSE coalesce(
    (SELECT jsonb_agg(jsonb_build_object(
        'is', v.attributes, 'open', ${isOpen}, 'missed', ${missedByVariation}))
      FROM ${variations}),
    jsonb_build_array(jsonb_build_object('open', ${inStock}, 'missed', ${missedByProduct}))) END`

/** Tests whether some entry of `choices` meets `condition`, which refers to it as `choice`. */
export const hasChoice = (condition: string) => `(choices IS NULL OR EXISTS (
  SELECT FROM jsonb_to_recordset(choices) AS choice ("is" jsonb, open boolean, missed jsonb)
  WHERE ${condition}))`
