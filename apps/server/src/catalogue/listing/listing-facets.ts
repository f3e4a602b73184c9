import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Facets } from '@vitrine/contract/catalogue/listing.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { inStock } from '../cards/list-cards.ts'
import { choicesOf, hasChoice } from './chosen-attributes.ts'
import { paid, scopeOf } from './list-listing.ts'
import type { ListingFilter } from './listing-filter.ts'

export interface FacetRecord {
  total: number
  lowest: number | null
  highest: number | null
  available: number
  values: ValueRecord[]
}

type FacetGroup = Facets['attributes'][number]

interface ValueRecord {
  name: string
  type: FacetGroup['type']
  value: string
  swatch: string | null
  count: number
}

const maxGroups = 12
const maxValues = 40

export async function countListing(tx: StoreTransaction, filter: ListingFilter) {
  const scope = scopeOf(filter)
  const values = [tx.storeId, JSON.stringify(filter.groups), ...scope.values]
  const next = values.length + 1
  const wantsStock = `$${next + 2}::boolean`
  const isRequested = `(NOT ${wantsStock} OR choice.open)`
  const [record] = await tx.prepared<FacetRecord>(
    `listing-facets-${scope.name}`,
    `WITH looked_at AS MATERIALIZED (
      SELECT p.attribute_groups, ${paid} AS paid, ${inStock} AS available,
        ${choicesOf(wantsStock, inStock)} AS choices
      FROM products p ${scope.join} WHERE ${scope.where}
    ), noted AS MATERIALIZED (
      SELECT *, paid BETWEEN $${next} AND $${next + 1} AS affordable,
        ${hasChoice(`${isRequested} AND choice.missed = '[]'`)} AS wanted,
        available AND ${hasChoice(`choice.open AND choice.missed = '[]'`)} AS open
      FROM looked_at
    ), value_counts AS (
      SELECT own.name, min(own.type) AS type, each.value, max(each.swatch) AS swatch,
        count(*) AS known, max(each.place) AS place,
        count(*) FILTER (WHERE affordable AND ${hasChoice(`${isRequested}
          AND choice.missed IN ('[]', jsonb_build_array(own.name))
          AND (choice."is" IS NULL OR choice."is" ->> own.name = each.value)`)}) AS count
      FROM noted,
        jsonb_to_recordset(attribute_groups) AS own (name text, type text, values jsonb),
        ROWS FROM (jsonb_to_recordset(own.values) AS (value text, swatch text))
          WITH ORDINALITY AS each (value, swatch, place)
      GROUP BY own.name, each.value
      ORDER BY sum(count(*)) OVER (PARTITION BY own.name) DESC, own.name, place, known DESC,
        each.value
      LIMIT ${maxGroups * maxValues}
    )
    SELECT count(*) FILTER (WHERE affordable AND wanted) AS total,
      min(paid) FILTER (WHERE wanted) AS lowest,
      max(paid) FILTER (WHERE wanted) AS highest,
      count(*) FILTER (WHERE affordable AND open) AS available,
      (SELECT coalesce(json_agg(value_counts), '[]') FROM value_counts) AS values
    FROM noted`,
    [...values, filter.lowest, filter.highest, filter.inStock],
  )
  if (!record) throw new Error('Counting gave no row.')
  return record
}

export function toFacets({ lowest, highest, available, values }: FacetRecord, currency: string) {
  const price =
    lowest === null || highest === null
      ? null
      : { min: toDecimal(lowest, currency), max: toDecimal(highest, currency) }
  return { price, inStock: available, attributes: groupsOf(values) } satisfies Facets
}

function groupsOf(records: ValueRecord[]): FacetGroup[] {
  const groups = new Map<string, FacetGroup>()
  for (const { name, type, value, swatch, count } of records) {
    const group = groups.get(name) ?? { name, type, values: [] }
    if (group.values.length < maxValues)
      group.values.push({ value, count, ...(swatch !== null && { swatch }) })
    groups.set(name, group)
  }
  return [...groups.values()].slice(0, maxGroups)
}
