import { createServer } from 'node:http'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { Pool } from 'pg'

/** The limit of a list of products: `node:http`, one prepared query, JSON. */
const [dataDir = '', storeId = '', limit = ''] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDir })
const pool = new Pool({ connectionString: postgres.url, max: 10 })

const query = {
  name: 'cards',
  text: `SELECT id, slug, name, product_image, price, discount_price, rating, in_stock
    FROM products WHERE store_id = $1 AND status = 'active'
    ORDER BY created_at DESC, id DESC LIMIT $2`,
  values: [storeId, limit],
}

const server = createServer((_request, response) => {
  void pool.query(query).then(({ rows }) => {
    const body = Buffer.from(JSON.stringify(rows))
    response.writeHead(200, {
      'content-type': 'application/json',
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
