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

/**
 * For whoever waits for a page to be rendered: at the lowest levels a thread of its own would cost
 * more than the work.
 */
export function encodeQuickly(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return alone(zlib.gzipSync(plain, { level: 1 }))
  return alone(zlib.brotliCompressSync(plain, brotliOf(1)))
}

/** For all who come after: a fifth smaller, made beside other work. */
export async function encodeWell(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return alone(await gzip(plain, { level: 6 }))
  return alone(await brotli(plain, brotliOf(5)))
}

/** In memory of its own: what zlib gives is a part of a larger piece, which would be kept with it. */
function alone(part: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(part.length)
  part.copy(bytes)
  return bytes
}

function brotliOf(quality: number): zlib.BrotliOptions {
  return { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }
}

export async function decode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return await (encoding === 'gzip' ? gunzip(bytes) : unbrotli(bytes))
}
