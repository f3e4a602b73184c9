import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { Gzip } from 'minizlib'
import { acceptsEncoding } from '../../platform/http/accepts-encoding.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)
const encoder = new TextEncoder()
/** Longer than nearly every page. */
const desk = Buffer.allocUnsafeSlow(256 * 1024)

/** The text in UTF-8, as `Buffer.from` gives it after it has counted the bytes in a look of its own. */
export function bytesOf(text: string): Buffer {
  const mostBytes = text.length * 3
  if (mostBytes > desk.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, desk)
  return alone(desk.subarray(0, written))
}

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
  if (encoding === 'gzip') return alone(gzipQuickly(plain))
  return alone(zlib.brotliCompressSync(plain, brotliOf(1)))
}

/**
 * One for all pages: what `gzipSync` makes for each call lives, with the bytes it took and gave,
 * until V8 looks through all memory, and made it do so every second (decision 007).
 */
const quickGzip = new Gzip({ level: 1, flush: zlib.constants.Z_FINISH })

function gzipQuickly(plain: Buffer): Buffer {
  quickGzip.reset()
  quickGzip.write(plain)
  const bytes = quickGzip.read()
  if (!bytes) throw new Error('gzip gave nothing.')
  return bytes
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
