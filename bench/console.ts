import { setTimeout as wait } from 'node:timers/promises'
import { openShop } from '@vitrine/harness/owner.ts'
import type { Pool } from 'pg'
import { countProcessorOf, report, say, timesOf } from './catalogue/times-of.ts'
import { fillInstallation, shopCount } from './console/fill-installation.ts'
import { operatorCookie } from './console/operator-cookie.ts'
import { openDatabase } from './limits/open-database.ts'
import { prepareProduct } from './product.ts'

/**
 * `npm run bench:console`: the lists of the provider's console in an installation of 10,000 shops with
 * owners, domains, products, orders and failed emails, one of them with 20,000 orders.
 */
const maxMs = 150
const turns = 100

const product = await prepareProduct()
const server = await product.start({}, { everyCore: true })
const origin = server.origin.replace('127.0.0.1', 'localhost')
let missed = 0
try {
  countProcessorOf(server.process.pid ?? 0, product.dataDir)
  const { storeId } = await openShop(origin, { name: 'The pattern' })
  const { pool, close } = await openDatabase(product.dataDir)
  try {
    const began = Date.now()
    await fillInstallation(pool, storeId)
    say(`${shopCount} shops written in ${secondsSince(began)} s`)
    const due = Date.now()
    await waitForChecks(pool)
    say(`  and all of them checked for signals ${secondsSince(due)} s later`)
    const headers = { cookie: await operatorCookie(pool) }
    for (const [name, path] of await listQueries(pool)) {
      const times = await timesOf(async () => {
        const answer = await fetch(`${origin}/api/console${path}`, { headers })
        const body = await answer.text()
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`)
      }, turns)
      report(name, times, maxMs)
      if (times.p95 > maxMs) missed += 1
    }
  } finally {
    await close()
  }
} finally {
  await server.stop()
  await product.remove()
}
process.exit(missed > 0 ? 1 : 0)

async function listQueries(pool: Pool): Promise<[name: string, path: string][]> {
  const { rows } = await pool.query<{ id: string; domain: string; email: string }>(
    `SELECT s.id, s.store_domain AS domain, u.email FROM stores s
     JOIN store_members m ON m.store_id = s.id JOIN users u ON u.id = m.user_id
     WHERE s.store_domain = 'shop-4711.localhost'`,
  )
  const { id = '', domain = '', email = '' } = rows[0] ?? {}
  const { rows: big } = await pool.query<{ id: string }>(
    'SELECT store_id AS id FROM orders GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  )
  const last = Math.floor(shopCount / 25) - 1
  const sorts = ['newest', 'oldest', 'name', 'active'].flatMap((sort): [string, string][] => [
    [`shops, ${sort}`, `/shops?pageSize=25&sort=${sort}`],
    [`shops, ${sort}, last page`, `/shops?pageSize=25&sort=${sort}&pageNumber=${last}`],
  ])
  const statuses = ['draft', 'live', 'suspended', 'deleted'].map((status): [string, string] => [
    `shops, ${status}`,
    `/shops?pageSize=25&status=${status}`,
  ])
  const searches = Object.entries({
    'part of a name': 'amber har',
    'one letter': 'a',
    'an own domain': 'own-4711.example',
    'a free domain': domain,
    'an owner': email,
    'an id': id,
    nothing: 'no such shop',
  }).map(([name, search]): [string, string] => [
    `shops, search for ${name}`,
    `/shops?${new URLSearchParams({ pageSize: '25', search }).toString()}`,
  ])
  const filters = ['pending_dns', 'verifying', 'issuing', 'live', 'problem', 'failing', 'ending']
  return [
    ...sorts,
    ...statuses,
    ['shops, with open signals', '/shops?pageSize=25&isSignalled=true'],
    ['shops, plan', '/shops?pageSize=25&plan=pro'],
    ['shops, plan of everybody else', '/shops?pageSize=25&plan=unlimited&sort=active'],
    ['shops, all filters', '/shops?pageSize=25&plan=pro&status=live&search=a&sort=name'],
    ...searches,
    ['a page of 100 shops', '/shops?pageSize=100&sort=name'],
    ['a shop', `/shops/${id}`],
    ['the shop with 20,000 orders', `/shops/${big[0]!.id}`],
    ['signals', '/signals?pageSize=20'],
    ['signals of a kind', '/signals?pageSize=20&kind=lookAlike'],
    ['watch list of 100,000 hosts', '/watch-lists/hosts?pageSize=50'],
    ['watch list, search', '/watch-lists/hosts?pageSize=50&search=99'],
    ['domains', '/domains?pageSize=25'],
    ['domains, search', '/domains?pageSize=25&search=own-47'],
    ...filters.map((filter): [string, string] => [
      `domains, ${filter}`,
      `/domains?pageSize=25&filter=${filter}`,
    ]),
    ['failed emails', '/mails/failed?pageSize=25'],
    ['failed emails, last page', `/mails/failed?pageSize=25&pageNumber=${last}`],
    ['failed emails of a shop', `/mails/failed?pageSize=25&storeId=${id}`],
    ['audit log', '/acts?pageSize=25'],
  ]
}

async function waitForChecks(pool: Pool) {
  for (;;) {
    const { rows } = await pool.query<{ due: number }>(
      'SELECT count(*)::int AS due FROM signal_checks WHERE due_at <= now()',
    )
    if (rows[0]?.due === 0) return
    await wait(500)
  }
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 100) / 10
}
