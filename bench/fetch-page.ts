import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Fetched {
  text: string
  bytes: Buffer
  headers: IncomingHttpHeaders
}

/** `fetch` does not allow a custom Host header. */
export async function fetchFrom(
  url: string,
  host: string,
  encoding: 'gzip' | 'br' | 'identity',
): Promise<Fetched> {
  const headers = { host, 'accept-encoding': encoding }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`)
  const bytes = await buffer(answer)
  return { text: String(decoded(bytes, answer.headers)), bytes, headers: answer.headers }
}

function decoded(bytes: Buffer, headers: IncomingHttpHeaders) {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
