import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { generator, load, type Load } from './load.ts'
import { isPinning, startNode } from './processes.ts'
import { prepareProduct, teaHost } from './product.ts'

/** `npm run bench`: pages against what Node and React could do at best, in one run. */
const slug = 'sencha'
const address = `/product/${slug}`
const product = await prepareProduct()
const scratch = await mkdtemp(path.join(tmpdir(), 'vitrine-limits-'))

try {
  say(`${generator}, 10 connections${isPinning ? ', server and load on a core each' : ''}`)
  const cached = await measureProduct({})
  const bytesLimit = await measureLimit([
    'bench/limits/bytes.ts',
    await keep('page.gz', cached.gzip),
    await keep('head.json', JSON.stringify(cached.head)),
  ])
  const uncached = await measureProduct({ PAGE_CACHE: '0' })
  const composite = await measureLimit([
    'bench/limits/composite.ts',
    product.dataDir,
    await keep('page.html', cached.html),
    slug,
  ])

  row('node:http, the same head and body', bytesLimit)
  row('cached product page', cached.load, bytesLimit, 0.6)
  row('node:http + 3 queries + renderToString + gzip 1', composite)
  row('uncached product page', uncached.load, composite, 0.3)
  const sent = [gzipSync(cached.html), brotliCompressSync(cached.html)].map(kilobytes)
  say(`product page: ${kilobytes(cached.html)} kB HTML, sent as ${sent[0]} gzip or ${sent[1]} br`)
} finally {
  await product.remove()
  await rm(scratch, { recursive: true })
}

async function measureProduct(environment: Record<string, string>) {
  const server = await product.start(environment)
  try {
    const url = `${server.origin}${address}`
    const { html, gzip, head } = await fetchPage(url)
    return { html, gzip, head, load: await load(url, { host: teaHost }) }
  } finally {
    await server.stop()
  }
}

/** `fetch` takes no Host of our choosing, so the page is asked for without it. */
async function fetchPage(url: string) {
  const headers = { host: teaHost, 'accept-encoding': 'gzip' }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`)
  const gzip = await buffer(answer)
  // What Node adds to every answer by itself.
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...head } = answer.headers
  return { html: String(gunzipSync(gzip)), gzip, head }
}

async function measureLimit(words: string[]) {
  const server = await startNode(words, {}, /limit ready at/)
  try {
    return await load(server.line.replace(/^.* /, ''))
  } finally {
    await server.stop()
  }
}

async function keep(name: string, bytes: string | Buffer) {
  const file = path.join(scratch, name)
  await writeFile(file, bytes)
  return file
}

function row(name: string, { requestsPerSecond, p50, p99 }: Load, limit?: Load, wanted?: number) {
  const ratio = limit && requestsPerSecond / limit.requestsPerSecond
  const against = ratio === undefined ? '' : `  ratio ${ratio.toFixed(2)} (wanted ≥ ${wanted})`
  const speed = `${Math.round(requestsPerSecond).toString().padStart(7)} requests/s`
  say(`${name.padEnd(50)}${speed}  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms${against}`)
}

function kilobytes(content: string | Buffer) {
  return (Buffer.byteLength(content) / 1000).toFixed(1)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
