import { median } from './compare.ts'
import { audit, fetchLighthouse } from './lighthouse/audit.ts'
import { failuresOf, figuresOf, type Report } from './lighthouse/report.ts'
import { prepareProduct, teaHost } from './product.ts'
import { shopRoutes } from './shop-routes.ts'
import { publishFivePages } from '../scripts/five-pages.ts'

/**
 * `npm run bench:lighthouse [visits] [five]`: audits every kind of page as on a phone, and the five
 * of `docs/five-pages.md`; with `five` these alone.
 */
const visits = Number(process.argv[2] ?? 5)
const tries = 3
const isFiveAlone = process.argv[3] === 'five'
const columns = ['perf.', 'access.', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'requests']

await fetchLighthouse()
const product = await prepareProduct()
const server = await product.start()
const origin = server.origin.replace('127.0.0.1', teaHost)
try {
  row('Lighthouse, phone', columns)
  for (const path of isFiveAlone ? [] : shopRoutes) await report(path, origin + path)
  for (const { name, url } of await publishFivePages(server.origin)) await report(name, url)
  row('limit', ['≥ 98', '≥ 98', '≥ 98', '≥ 98', '≤ 1300', '≤ 50', '≤ 0.01', '≤ 12'])
} finally {
  await server.stop()
  await product.remove()
}

async function report(name: string, url: string) {
  const reports: Report[] = []
  for (let visit = 0; visit < visits; visit += 1) reports.push(await visitOnce(url))
  const all = reports.map(figuresOf)
  const medians = columns.map((_, column) => median(all.map((figures) => figures[column] ?? 0)))
  row(
    name,
    medians.map((value, column) => value.toFixed(columns[column] === 'CLS' ? 3 : 0)),
  )
  for (const failure of new Set(reports.flatMap(failuresOf))) say(`  ✗ ${failure}`)
}

/** Retries, since Lighthouse can miss the start of a page on a busy machine. */
async function visitOnce(url: string): Promise<Report> {
  // The checkout is hidden from search engines on purpose.
  const withoutAudits = url === `${origin}/checkout` ? ['is-crawlable'] : []
  for (let left = tries; ; left -= 1) {
    const report = await audit(url, withoutAudits)
    if (!report.runtimeError) return report
    if (left === 1) throw new Error(report.runtimeError.message)
  }
}

function row(name: string, cells: string[]) {
  say(name.padEnd(26) + cells.map((cell) => cell.padEnd(10)).join(''))
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
