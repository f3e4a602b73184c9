import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { aDataFolder, Product } from '@vitrine/harness/product.ts'
import { root } from '@vitrine/harness/start-program.ts'
import { getAt } from './get-at.ts'

const run = promisify(execFile)

export interface Restored {
  /** Compared row by row. */
  tables: number
  rows: number
  /** Compared byte by byte. */
  media: number
  differing: string[]
  /** Requests while the backup was written, and those that failed. */
  served: number
  failed: number
  backupSeconds: number
  restoreSeconds: number
  /** Status of a shop's page on the restored installation. */
  status: number
}

/**
 * Backs up the demo while it serves, restores it into another data folder, and compares every table
 * and every file of the two.
 */
export async function restoreElsewhere(tell: (line: string) => void = () => {}): Promise<Restored> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-backup-'))
  const product = await Product.prepare({ DEMO: '1' })
  const elsewhere = await aDataFolder()
  try {
    await product.start()
    tell('The demo is ready.')
    const load = serveUntilStopped(product)
    const backupSeconds = await timed(() => command('backup', product.dataDir, `${folder}/first`))
    const { served, failed } = await load.stop()
    await product.stop()
    tell(`Backed up in ${backupSeconds} s.`)
    const restoreSeconds = await timed(() => command('restore', elsewhere, `${folder}/first`))
    tell(`Restored in ${restoreSeconds} s.`)
    await command('backup', elsewhere, `${folder}/second`)
    const compared = await compare(`${folder}/first`, `${folder}/second`)
    const status = await statusElsewhere(elsewhere)
    return { ...compared, served, failed, backupSeconds, restoreSeconds, status }
  } finally {
    await product.remove()
    for (const each of [folder, elsewhere]) await rm(each, { recursive: true, force: true })
  }
}

async function command(name: 'backup' | 'restore', dataDir: string, folder: string) {
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' }
  await run(process.execPath, [path.join(root, `scripts/${name}.ts`), folder], {
    cwd: root,
    env: environment,
    timeout: 300_000,
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round((performance.now() - started) / 100) / 10
}

function serveUntilStopped(product: Product) {
  const stopping = new AbortController()
  const counts = { served: 0, failed: 0 }
  const host = `tea.${new URL(product.origin).host}`
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const { status } = await getAt(product.origin, host).catch(() => ({ status: 0 }))
      counts.served += 1
      if (status !== 200) counts.failed += 1
      await wait(20)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
      return counts
    },
  }
}

async function compare(first: string, second: string) {
  const differing: string[] = []
  const names = await filesOf(first)
  if (names.join() !== (await filesOf(second)).join()) differing.push('the list of files')
  let rows = 0
  for (const name of names) {
    const [one, other] = [path.join(first, name), path.join(second, name)]
    if (name.startsWith('tables/')) {
      const [own, restored] = [await linesOf(one), await linesOf(other)]
      rows += own.length
      if (own.join('\n') !== restored.join('\n')) differing.push(name)
    } else if (name.startsWith('media/') && !(await readFile(one)).equals(await readFile(other)))
      differing.push(name)
  }
  const tables = names.filter((name) => name.startsWith('tables/')).length
  const media = names.filter((name) => name.startsWith('media/')).length
  return { tables, rows, media, differing }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

async function linesOf(file: string): Promise<string[]> {
  const lines: string[] = []
  for await (const line of createInterface(createReadStream(file).pipe(createGunzip())))
    lines.push(line)
  return lines.toSorted()
}

async function statusElsewhere(dataDir: string): Promise<number> {
  const product = Product.on(dataDir)
  await product.start()
  try {
    const host = `tea.${new URL(product.origin).host}`
    return (await getAt(product.origin, host)).status
  } finally {
    await product.stop()
  }
}
