import { readFileSync } from 'node:fs'
import { serve } from './serve.ts'

/** Upper limit for a cached page: `node:http` sends the same head and body from memory. */
const [bodyFile = '', headFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const head = JSON.parse(readFileSync(headFile, 'utf8')) as Record<string, string>

serve((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
})
