import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The limit of a cached page: `node:http` that answers the same head and body from memory. */
const [bodyFile = '', headFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const head = JSON.parse(readFileSync(headFile, 'utf8')) as Record<string, string>

const server = createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`limit ready at http://127.0.0.1:${port}\n`)
})
