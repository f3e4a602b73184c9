import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { openDatabase } from './open-database.ts'
import { reactTree } from './react-tree.ts'
import { serve } from './serve.ts'

/**
 * Upper limit for an uncached page: `node:http`, three prepared statements in parallel,
 * `renderToString` of the same elements without components, gzip 1.
 */
const [dataDir = '', htmlFile = '', slug = ''] = process.argv.slice(2)
const tree = reactTree(readFileSync(htmlFile, 'utf8'))
const { pool, close } = await openDatabase(dataDir)
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

serve((_request, response) => {
  void Promise.all(queries.map((query) => pool.query(query))).then(() => {
    const body = gzipSync(`<!doctype html>${renderToString(tree)}`, { level: 1 })
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
}, close)
