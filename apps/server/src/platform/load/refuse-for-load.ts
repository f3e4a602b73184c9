import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorBody } from '../error-body.ts'
import { Refusal } from '../refusal.ts'

const pageOf = (title: string, sentence: string) =>
  Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;
text-align:center;font:1.0625rem/1.6 system-ui,sans-serif;color:#2b2b2b;background:#fafafa}
main{padding:2rem}h1{font-size:1.375rem;margin:0 0 .5rem}p{margin:0;color:#5f5f5f}</style></head>
<body><main><h1>${title}</h1><p>${sentence}
<a href="">Try again</a></p></main></body></html>`)

const headOf = (type: string, body: Buffer) => ({
  'content-type': type,
  'content-length': String(body.length),
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
})

interface Prepared {
  status: number
  page: Buffer
  json: Buffer
}

const overloaded: Prepared = {
  status: 503,
  page: pageOf('Very busy at the moment', 'Please try again in a few seconds.'),
  json: Buffer.from(JSON.stringify(errorBody(new Refusal('unavailable')))),
}

const tooMany: Prepared = {
  status: 429,
  page: pageOf('Please wait a little', 'Too many requests came from you or your network.'),
  json: Buffer.from(JSON.stringify(errorBody(new Refusal('too_many_attempts')))),
}

/** Sends a prepared 503: a refusal must cost nearly nothing. */
export function refuseForLoad(request: IncomingMessage, response: ServerResponse): void {
  send(request, response, overloaded, 2)
}

/** Milliseconds: a client that sends its next request upon each answer sends one a second. */
const heldFor = 1000
const maxHeld = 5000
let held = 0

/** Sends a prepared 429 a second later, unless thousands are waiting for theirs. */
export function refuseForLimit(
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
): void {
  const refuse = () => send(request, response, tooMany, seconds)
  if (held >= maxHeld) return refuse()
  held += 1
  const timer = setTimeout(refuse, heldFor)
  response.once('close', () => {
    held -= 1
    clearTimeout(timer)
  })
}

function send(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  { status, page, json }: Prepared,
  seconds: number,
) {
  if (response.headersSent || response.destroyed) return
  const isCall = url.startsWith('/api/')
  const body = isCall ? json : page
  const type = isCall ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(status, { ...headOf(type, body), 'retry-after': String(seconds) }).end(body)
}
