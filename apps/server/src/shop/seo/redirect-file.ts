import { readFrom, readTo } from '@vitrine/commerce/seo/redirect-path.ts'
import { redirectProblems, type RedirectRule } from '@vitrine/commerce/seo/redirect-problems.ts'
import { maxRedirects, type RedirectImport } from '@vitrine/contract/shop/redirects.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { csvLines, csvMark } from '../../platform/csv/csv-lines.ts'
import { CsvDamage, csvRecords } from '../../platform/csv/csv-records.ts'
import { plainCell } from '../../platform/csv/inert-cell.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { forgetMissing } from './missing-addresses.ts'
import { listAllRedirects, lockRedirects } from './redirect-queries.ts'
import { tooMany } from './redirects.ts'

interface Row extends RedirectRule {
  row: number
  status: 301 | 302
}
type Problem = RedirectImport['problems'][number]

const shownProblems = 1000
/** Headings of other shops’ files too. */
const headings = {
  from: /^(?:redirect )?from$|^(?:source|old)(?: url)?$/i,
  to: /^(?:redirect )?to$|^(?:target|new|destination)(?: url)?$/i,
  status: /^(?:type|status|code|http code)$/i,
}

export async function exportRedirects(tx: StoreTransaction): Promise<string> {
  const rows = await listAllRedirects(tx)
  return (
    csvMark +
    csvLines([
      ['From', 'To', 'Type', 'Hits'],
      ...rows.map((row) => [row.fromPath, row.toPath, String(row.status), String(row.hits)]),
    ])
  )
}

export async function importRedirects(
  tx: StoreTransaction,
  hosts: readonly string[],
  csv: string,
): Promise<RedirectImport> {
  const { rows, problems } = await readRows(csv, hosts)
  await lockRedirects(tx)
  const saved = new Map((await listAllRedirects(tx)).map((row) => [row.fromPath, row]))
  const targets = new Map([...saved].map(([from, { toPath }]) => [from, toPath]))
  const refused = redirectProblems(targets, rows)
  const accepted = rows.filter((row) => !refused.has(row))
  const added = accepted.filter(({ from }) => !saved.has(from))
  const changed = accepted.filter(({ from, to, status }) => {
    const before = saved.get(from)
    return before && (before.toPath !== to || before.status !== status)
  })
  if (saved.size + added.length > maxRedirects) throw invalidInput('csv', tooMany)
  await save(tx, [...added, ...changed])
  const all = [
    ...problems,
    ...rows.flatMap((row) => (refused.has(row) ? [problemAt(row, refused.get(row)!)] : [])),
  ].toSorted((a, b) => a.row - b.row)
  return {
    added: added.length,
    changed: changed.length,
    unchanged: accepted.length - added.length - changed.length,
    problems: all.slice(0, shownProblems),
    problemCount: all.length,
  }
}

async function readRows(csv: string, hosts: readonly string[]) {
  const rows = new Map<string, Row>()
  const problems: Problem[] = []
  let places: Places | undefined
  for await (const { row, cells } of recordsOf(csv)) {
    if (!places) {
      places = placesIn(cells.map((cell) => cell.trim()))
      if (!places.isFirstData) continue
    }
    if (cells.every((cell) => !cell.trim())) continue
    const [from, to, type] = [places.from, places.to, places.status].map((place) =>
      plainCell(cells[place] ?? '').trim(),
    ) as [string, string, string]
    const read = readRow({ row, from, to, type }, hosts)
    if ('message' in read) {
      problems.push(read)
      continue
    }
    const twin = rows.get(read.from)
    if (!twin) rows.set(read.from, read)
    else if (twin.to !== read.to || twin.status !== read.status)
      problems.push(problemAt(read, `Row ${twin.row} already has this address, and is used.`))
  }
  if (!places) throw invalidInput('csv', 'This file is empty. Choose another file.')
  return { rows: [...rows.values()], problems }
}

async function* recordsOf(csv: string) {
  try {
    yield* csvRecords(new Blob([csv]))
  } catch (error) {
    throw error instanceof CsvDamage ? invalidInput('csv', error.message) : error
  }
}

interface Places {
  from: number
  to: number
  status: number
  isFirstData: boolean
}

function placesIn(cells: string[]): Places {
  const find = (heading: RegExp) => cells.findIndex((cell) => heading.test(cell))
  const [from, to, status] = [find(headings.from), find(headings.to), find(headings.status)]
  if (from >= 0 && to >= 0) return { from, to, status, isFirstData: false }
  if (/^(?:\/|https?:)/i.test(cells[0] ?? ''))
    return { from: 0, to: 1, status: 2, isFirstData: true }
  throw invalidInput('csv', 'The first row has to name the columns From and To, and may name Type.')
}

function readRow(
  {
    row,
    from: typedFrom,
    to: typedTo,
    type,
  }: Record<'from' | 'to' | 'type', string> & { row: number },
  hosts: readonly string[],
): Row | Problem {
  const typed = { row, from: typedFrom, to: typedTo }
  const [from, to] = [readFrom(typedFrom, hosts), readTo(typedTo, hosts)]
  if (from.problem !== undefined) return problemAt(typed, from.problem)
  if (to.problem !== undefined) return problemAt(typed, to.problem)
  if (!['', '301', '302'].includes(type))
    return problemAt(typed, 'The type has to be 301 (permanent) or 302 (temporary).')
  return { row, from: from.path, to: to.path, status: type === '302' ? 302 : 301 }
}

function problemAt({ row, from, to }: RedirectRule & { row: number }, message: string): Problem {
  return { row, from: from.slice(0, 500), to: to.slice(0, 500), message }
}

async function save(tx: StoreTransaction, rows: readonly Row[]) {
  if (!rows.length) return
  await tx.prepared(
    'save-redirects',
    `INSERT INTO redirects (store_id, id, from_path, to_path, status)
      SELECT root.store_id, id, from_path, to_path, status
      FROM store_roots root, unnest($2::uuid[], $3::text[], $4::text[], $5::smallint[])
        AS wanted (id, from_path, to_path, status)
      WHERE root.store_id = $1
      ON CONFLICT (store_id, from_path)
        DO UPDATE SET to_path = excluded.to_path, status = excluded.status`,
    [
      tx.storeId,
      rows.map(() => newId()),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      rows.map(({ status }) => status),
    ],
  )
  await forgetMissing(
    tx,
    rows.map(({ from }) => from),
  )
  await bumpStoreVersion(tx)
}
