import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newWorkFile } from '../platform/work-files.ts'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/refusal.ts'

/** An uploaded file that is on disk until the end of the request. */
export class ReceivedFile extends File {
  readonly path: string

  constructor(name: string, path: string, size: number) {
    super([], name, { type: 'application/gzip' })
    this.path = path
    Object.defineProperty(this, 'size', { value: size })
  }
}

export function isArchive({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === '/api/archives/brought'
}

/** A shop's images and, generously, its rows. */
const maxBytesOf = ({ mediaStoreMegabytes }: Config) => (mediaStoreMegabytes + 1000) * 1024 * 1024

/** Builds the input from the body, and removes the file unless the work has moved it. */
export async function withArchive<Result>(
  request: Request,
  config: Config,
  work: (input: object) => Promise<Result>,
): Promise<Result> {
  const file = await newWorkFile(config)
  try {
    const size = await receive(request, file, maxBytesOf(config))
    const name = new URL(request.url).searchParams.get('name') ?? 'shop.tar.gz'
    return await work({ file: new ReceivedFile(name, file, size) })
  } finally {
    await rm(file, { force: true })
  }
}

async function receive({ body, headers }: Request, file: string, max: number): Promise<number> {
  if (Number(headers.get('content-length') ?? 0) > max) throw new Refusal('archive_too_large')
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length
      next(size > max ? new Refusal('archive_too_large') : null, chunk)
    },
  })
  const source = body ? Readable.fromWeb(body) : []
  try {
    await pipeline(source, counter, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw new Refusal(['ENOSPC', 'EDQUOT'].includes(code) ? 'disk_full' : 'invalid_input')
  }
  return size
}
