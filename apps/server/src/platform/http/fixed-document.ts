import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { acceptsEncoding } from './accepts-encoding.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

interface Variant {
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

export type FixedDocument = (requestHeaders: Headers) => Promise<Response>

/**
 * Serves a document that never changes while the process runs: made at the first request, cached
 * with its compressed forms.
 * @param make returns the document's text
 */
export function fixedDocument(type: string, make: () => Promise<string>): FixedDocument {
  let made: Promise<Record<'br' | 'gzip' | 'identity', Variant>> | undefined

  return async (requestHeaders) => {
    made ??= make().then((text) => variantsOf(type, text))
    const accepted = requestHeaders.get('accept-encoding') ?? ''
    const shorter = (['br', 'gzip'] as const).find((each) => acceptsEncoding(accepted, each))
    const { headers, bytes } = (await made)[shorter ?? 'identity']
    if (requestHeaders.get('if-none-match') === headers['etag'])
      return new Response(null, { status: 304, headers })
    return new Response(bytes, { headers: { ...headers, 'content-length': `${bytes.length}` } })
  }
}

async function variantsOf(type: string, text: string) {
  const plain = Buffer.from(text)
  const name = hash('sha1', plain, 'base64url')
  const variant = (encoding: 'br' | 'gzip' | 'identity', bytes: Buffer): Variant => ({
    bytes: new Uint8Array(bytes),
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      etag: `"${name}-${encoding}"`,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
  // The highest quality takes seconds for a long document, while the first request waits.
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 }
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzip(plain)])
  return {
    br: variant('br', br),
    gzip: variant('gzip', gz),
    identity: variant('identity', plain),
  }
}
