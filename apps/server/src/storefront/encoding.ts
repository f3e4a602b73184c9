import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { acceptsEncoding } from '../platform/accepts-encoding.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)

/** The smallest encoding that a reader of this `Accept-Encoding` takes. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Quality 5 costs a tenth of a millisecond for a page, once. */
export async function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return await gzip(plain, { level: 6 })
  return await brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
}

export async function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return await (encoding === 'gzip' ? gunzip(bytes) : unbrotli(bytes))
}
