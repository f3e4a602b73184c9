import { addresses } from '../internet/addresses.ts'
import { type Laboratory, noteVerified } from '../laboratory.ts'
import { waitUntil } from '../wait-until.ts'

const [shops, domainsOfShop] = [100, 10]
const count = shops * domainsOfShop

/** A thousand right domains that become due at the same time. */
export async function thousandDomains(lab: Laboratory): Promise<void> {
  const { report, zones, publish, vitrine } = lab
  report.heading('Many domains')
  await report.journey(`${count} domains of ${shops} shops are verified in one run`, async () => {
    const stores = await vitrine.query<{ id: string }>(
      `INSERT INTO stores SELECT (jsonb_populate_record(NULL::stores, to_jsonb(s) || jsonb_build_object(
         'id', gen_random_uuid(), 'store_domain', 'many-' || n || '.vitrine.example',
         'name', 'Many House ' || n, 'primary_domain', null))).*
       FROM generate_series(1, ${shops}) n, (SELECT * FROM stores LIMIT 1) s RETURNING id`,
    )
    const claims = stores.flatMap(({ id }, shop) =>
      Array.from({ length: domainsOfShop }, (_, at) => ({ id, domain: `many-${shop}-${at}.com` })),
    )
    for (const { id, domain } of claims) {
      zones.register(domain)
      zones.write(domain, 'A', addresses.shops)
      zones.write(`_vitrine.${domain}`, 'TXT', `vitrine=${id}`)
    }
    await publish()
    const started = performance.now()
    await vitrine.query(
      `INSERT INTO domains (store_id, domain, next_check_at)
       SELECT * FROM unnest($1::uuid[], $2::text[]), now()`,
      [claims.map(({ id }) => id), claims.map(({ domain }) => domain)],
    )
    const verified = async () => {
      const [row] = await vitrine.query<{ verified: number }>(
        `SELECT count(*)::int AS verified FROM domains
         WHERE domain LIKE 'many-%' AND status = 'verified'`,
      )
      return row!.verified
    }
    await waitUntil(`${count} verified`, async () => (await verified()) === count, {
      seconds: 600,
    })
    const seconds = (performance.now() - started) / 1000
    await noteVerified(lab)
    return `${count} verified ${seconds.toFixed(1)} s after they became due`
  })
  // Their certificates would take Caddy a quarter of an hour: it asks for one a second.
  await vitrine.query(`DELETE FROM stores WHERE store_domain LIKE 'many-%'`)
}
