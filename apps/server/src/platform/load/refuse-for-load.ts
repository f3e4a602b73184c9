import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorBody } from '../error-body.ts'
import { Refusal } from '../refusal.ts'

const page = Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Very busy</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;
text-align:center;font:1.0625rem/1.6 system-ui,sans-serif;color:#2b2b2b;background:#fafafa}
main{padding:2rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0;color:#5f5f5f}</style></head>
<body><main><h1>Very busy at the moment</h1><p>Please try again in a few seconds.
<a href="">Try again</a></p></main></body></html>`)
const json = Buffer.from(JSON.stringify(errorBody(new Refusal('unavailable'))))

const headOf = (type: string, body: Buffer) => ({
  'content-type': type,
  'content-length': String(body.length),
  'retry-after': '2',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
})

const ofPages = headOf('text/html; charset=utf-8', page)
const ofCalls = headOf('application/json', json)

/** Sends a prepared 503: a refusal must cost nearly nothing. */
export function refuseForLoad({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return
  if (url.startsWith('/api/')) response.writeHead(503, ofCalls).end(json)
  else response.writeHead(503, ofPages).end(page)
}
