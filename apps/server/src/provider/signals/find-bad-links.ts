import { firstId } from '@vitrine/db/first-id.ts'
import { domainToASCII } from 'node:url'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'
import { hasWatched, listWatched, withParents } from './watch-lists.ts'
import type { Finding } from './check-shop.ts'

interface Link {
  host: string
  place: string
}

type ProductLinks = Link & { id: string }

// A host ends before a port, a path, a quote and an escaped character.
const host = String.raw`'//([^/\s"''<>\\?#]{1,255})'`

const contentQuery = `
  SELECT DISTINCT 'Page “' || p.name || '”' AS place, m.part[1] AS host
  FROM pages p JOIN page_revisions r
    ON r.store_id = p.store_id AND r.page_id = p.id AND r.revision = p.published_revision,
  LATERAL regexp_matches(r.content::text, ${host}, 'g') AS m (part)
  WHERE p.store_id = $1
  UNION SELECT 'Header or footer', m.part[1]
  FROM global_contents g, LATERAL regexp_matches(g.published::text, ${host}, 'g') AS m (part)
  WHERE g.store_id = $1
  UNION SELECT 'Policies', m.part[1]
  FROM stores s, LATERAL regexp_matches(s.policies::text, ${host}, 'g') AS m (part)
  WHERE s.id = $1
  LIMIT 5000`

/** A batch reads a few MB at most, so that no statement takes long. */
const productsQuery = `
  SELECT p.id, p.place, m.part[1] AS host FROM (
    SELECT id, 'Product “' || name || '”' AS place, description FROM products
    WHERE store_id = $1 AND id > $2 ORDER BY id LIMIT 2000
  ) AS p LEFT JOIN LATERAL regexp_matches(p.description, ${host}, 'g') AS m (part)
    ON p.description LIKE '%//%'
  ORDER BY p.id`

/** Finds links to hosts that the provider listed, in what is published and in products. */
export async function findBadLinks(db: Database, storeId: string): Promise<Finding[]> {
  if (!(await inPlatform(db, (tx) => hasWatched(tx, 'hosts'), { readOnly: true }))) return []
  const places = new Map<string, string>()
  for await (const { host: written, place } of linksOf(db, storeId)) {
    const name = hostOf(written)
    if (name !== '' && !places.has(name)) places.set(name, place)
  }
  const names = [...new Set([...places.keys()].flatMap(withParents))]
  const bad = new Set(
    await inPlatform(db, (tx) => listWatched(tx, 'hosts', names), { readOnly: true }),
  )
  const findings = new Map<string, Finding>()
  for (const [name, place] of places) {
    const subject = withParents(name).find((each) => bad.has(each))
    if (subject !== undefined) findings.set(subject, { kind: 'badLink', subject, place })
  }
  return [...findings.values()]
}

async function* linksOf(db: Database, storeId: string): AsyncGenerator<Link> {
  const read = createSharedReads(db, storeId)
  yield* await read((tx) => tx.prepared<Link>('links-of-content', contentQuery, [storeId]))
  let after: string | undefined = firstId
  while (after !== undefined) {
    const from: string = after
    const rows: readonly ProductLinks[] = await read((tx) =>
      tx.prepared<ProductLinks>('links-of-products', productsQuery, [storeId, from]),
    )
    yield* rows.filter((row) => row.host !== null)
    after = rows.at(-1)?.id
  }
}

/** @returns the host without a name before an @ and without a port; empty where it is none */
function hostOf(written: string): string {
  const bare = written.slice(written.lastIndexOf('@') + 1).replace(/:\d*$/, '')
  return domainToASCII(bare.replace(/\.$/, '')).toLowerCase()
}
