import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The limit of a cached page: `node:http` that answers the same bytes from memory. */
const [file = '', contentType = 'text/html; charset=utf-8'] = process.argv.slice(2)
const body = readFileSync(file)

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': contentType,
    'content-encoding': 'gzip',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`limit ready at http://127.0.0.1:${port}\n`)
})
