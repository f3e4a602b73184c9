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
const desk = Buffer.allocUnsafeSlow(256 * 1024)

/** Encodes as UTF-8 without the counting pass of `Buffer.from`. */
export function bytesOf(text: string): Buffer {
  const maxBytes = text.length * 3
  if (maxBytes > desk.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, desk)
  return alone(desk.subarray(0, written))
}

/** Returns the smallest encoding that this `Accept-Encoding` allows. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

/**
 * Compresses synchronously while a shopper waits: at the lowest level a thread costs more than the
 * work.
 */
export function encodeQuickly(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return alone(gzipQuickly(plain))
  return alone(zlib.brotliCompressSync(plain, brotliOf(1)))
}

/**
 * Shared: each `gzipSync` allocates buffers that live until a full garbage collection, and caused
 * one every second (decision 007).
 */
const quickGzip = new Gzip({ level: 1, flush: zlib.constants.Z_FINISH })

function gzipQuickly(plain: Buffer): Buffer {
  quickGzip.reset()
  quickGzip.write(plain)
  const bytes = quickGzip.read()
  if (!bytes) throw new Error('gzip gave nothing.')
  return bytes
}

/** Compresses a cached page asynchronously, a fifth smaller. */
export async function encodeWell(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return alone(await gzip(plain, { level: 6 }))
  return alone(await brotli(plain, brotliOf(5)))
}

/** Copies: zlib's result is a slice that would keep its larger buffer alive. */
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
