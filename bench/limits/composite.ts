import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { Pool } from 'pg'
import { renderToString } from 'react-dom/server'
import { reactTree } from './react-tree.ts'

/**
 * The limit of an uncached page: `node:http`, three prepared queries in parallel, `renderToString`
 * of the same elements without any component, gzip 1.
 */
const [dataDir = '', htmlFile = '', slug = ''] = process.argv.slice(2)
const tree = reactTree(readFileSync(htmlFile, 'utf8'))
const postgres = await startEmbeddedPostgres({ dataDir })
const pool = new Pool({ connectionString: postgres.url, max: 10 })
const { rows } = await pool.query<{ id: string }>(
  `SELECT id FROM stores WHERE store_domain LIKE 'tea.%'`,
)
const storeId = rows[0]?.id

const queries = [
  { name: 'store', text: 'SELECT * FROM stores WHERE id = $1', values: [storeId] },
  {
    name: 'global',
    text: 'SELECT published FROM global_contents WHERE store_id = $1',
    values: [storeId],
  },
  {
    name: 'product',
    text: 'SELECT * FROM products WHERE store_id = $1 AND slug = $2',
    values: [storeId, slug],
  },
]

const server = createServer((_request, response) => {
  void Promise.all(queries.map((query) => pool.query(query))).then(() => {
    const body = gzipSync(`<!doctype html>${renderToString(tree)}`, { level: 1 })
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`limit ready at http://127.0.0.1:${port}\n`)
})
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
  void pool.end().then(() => postgres.stop())
})
