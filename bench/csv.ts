import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openShop } from '@vitrine/harness/owner.ts'
import { say } from './catalogue/times-of.ts'
import { goThrough } from './csv/go-through.ts'
import { writeFileOfProducts } from './csv/products-file.ts'
import { startNode } from './processes.ts'
import { serverWords } from './product.ts'
import { watchMemory } from './csv/watch-memory.ts'

/**
 * `npm run bench:csv`: checks, imports, exports, checks again and undoes a file of 100,000 rows on
 * the embedded database. BENCH_ROWS=20000 gives a first impression.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const maxSeconds = (120 * rows) / 100_000
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-csv-'))
// PostgreSQL may run as another user, who needs access.
await chmod(folder, 0o755)
const settings = { PORT: '0', DATA_DIR: path.join(folder, 'data'), DEMO: '0' }
const server = await startNode(serverWords, settings, /ready at/)

try {
  const origin = `http://localhost:${/:(\d+)/.exec(server.line)?.[1]}`
  const owner = await openShop(origin)
  const file = await writeFileOfProducts(path.join(folder, 'products.csv'), rows)
  const memory = watchMemory(server.process.pid ?? 0, settings.DATA_DIR)
  const step = goThrough(origin, owner, memory)

  say(`a file of ${rows} rows, ${file.products} products, ${file.megabytes.toFixed(1)} MB`)
  const upload = await step.upload(file.path)
  const applied = await step.go(upload.import, 'apply')
  const seconds = upload.seconds + applied.seconds
  const verdict = seconds <= maxSeconds ? 'ok' : 'MISSED'
  say(
    `import, from the upload to the last product: ${seconds.toFixed(1)} s (${maxSeconds}) ${verdict}`,
  )
  say(`  ${JSON.stringify(applied.import.counts)}`)
  const exported = await step.export(path.join(folder, 'exported.csv'))
  const again = await step.upload(exported.path)
  say(`  the exported file again: ${JSON.stringify(again.import.counts)}`)
  await step.go(upload.import, 'undo')
  memory.stop()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
