import { openDatabase } from './open-database.ts'
import { serve } from './serve.ts'

/** Upper limit for a product list: `node:http`, one prepared statement, JSON. */
const [dataDir = '', storeId = '', limit = ''] = process.argv.slice(2)
const { pool, close } = await openDatabase(dataDir)

const query = {
  name: 'cards',
  text: `SELECT id, slug, name, product_image, price, discount_price, rating, in_stock
    FROM products WHERE store_id = $1 AND status = 'active'
    ORDER BY created_at DESC, id DESC LIMIT $2`,
  values: [storeId, limit],
}

serve((_request, response) => {
  void pool.query(query).then(({ rows }) => {
    const body = Buffer.from(JSON.stringify(rows))
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': body.length,
    })
    response.end(body)
  })
}, close)
