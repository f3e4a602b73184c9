import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RefusalCode } from '@vitrine/contract/call/refusal.ts'
import type { Config } from '../platform/config.ts'
import { Refusal } from '../platform/refusal.ts'
import { newWorkFile } from '../platform/work-files.ts'

/** An uploaded file that is on disk until the end of the request. */
export class ReceivedFile extends File {
  readonly path: string

  constructor(name: string, path: string, size: number) {
    super([], name)
    this.path = path
    Object.defineProperty(this, 'size', { value: size })
  }
}

interface Receiving {
  config: Config
  /** Where the request names none. */
  name: string
  max: number
  tooLarge: RefusalCode
}

/** Receives the body into a file, and removes it unless the work has moved it. */
export async function withReceived<Result>(
  request: Request,
  { config, name: unnamed, max, tooLarge }: Receiving,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  // Refused before a byte of it is read.
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new Refusal(tooLarge)
  const file = await newWorkFile(config)
  try {
    const size = await receive(request, file, sizeLimit(max, tooLarge))
    const name = new URL(request.url).searchParams.get('name') ?? unnamed
    return await work(new ReceivedFile(name, file, size))
  } finally {
    await rm(file, { force: true })
  }
}

interface Counter {
  stream: Transform
  size: () => number
}

function sizeLimit(max: number, tooLarge: RefusalCode): Counter {
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length
      next(size > max ? new Refusal(tooLarge) : null, chunk)
    },
  })
  return { stream, size: () => size }
}

async function receive({ body }: Request, file: string, counter: Counter): Promise<number> {
  const source = body ? Readable.fromWeb(body) : []
  try {
    await pipeline(source, counter.stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    const code = (error as NodeJS.ErrnoException).code ?? ''
    throw new Refusal(['ENOSPC', 'EDQUOT'].includes(code) ? 'disk_full' : 'invalid_input')
  }
  return counter.size()
}
