import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import { maxImportBytes } from '@vitrine/contract/catalogue/product-import.ts'
import { StreamedFile } from '../platform/csv/streamed-file.ts'
import { Refusal } from '../platform/refusal.ts'

export function isImport({ method, url, headers }: Request): boolean {
  if (method !== 'POST' || new URL(url).pathname !== '/api/imports') return false
  return /^text\/csv(?:;|$)/i.test(headers.get('content-type') ?? '')
}

/**
 * Builds the input from the URL and the file, which is unlinked on disk, so that it disappears with
 * the request or the process.
 */
export async function withImport<Result>(
  request: Request,
  { userId, folder }: { userId: string; folder: string },
  work: (input: object) => Promise<Result>,
): Promise<Result> {
  return await inTurn(userId, async () => {
    const handle = await openNameless(folder).catch(refuseFull)
    try {
      const size = await receive(request, handle)
      return await work(inputOf(request, handle, size))
    } finally {
      await handle.close()
    }
  })
}

const receiving = new Map<string, Promise<unknown>>()

/** Receives one file at a time per owner; the next one waits. */
async function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
  const before = receiving.get(owner) ?? Promise.resolve()
  const own = before.then(work, work)
  receiving.set(owner, own)
  try {
    return await own
  } finally {
    if (receiving.get(owner) === own) receiving.delete(owner)
  }
}

function inputOf({ url }: Request, handle: FileHandle, size: number) {
  const { name = 'products.csv', ...query } = Object.fromEntries(new URL(url).searchParams)
  return { ...query, file: new StreamedFile(name, () => streamOf(handle), size) }
}

async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `.upload-${randomUUID()}`)
  const handle = await open(file, 'wx+', 0o600)
  await unlink(file)
  return handle
}

async function receive({ body, headers }: Request, handle: FileHandle): Promise<number> {
  if (Number(headers.get('content-length') ?? 0) > maxImportBytes)
    throw new Refusal('file_too_large')
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxImportBytes) throw new Refusal('file_too_large')
      await handle.writeFile(chunk)
    }
  } catch (error) {
    refuseFull(error)
  }
  return size
}

function refuseFull(error: unknown): never {
  if (error instanceof Refusal) throw error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  throw new Refusal(
    ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'].includes(code) ? 'disk_full' : 'invalid_input',
  )
}

function streamOf(handle: FileHandle): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(65_536), 0, 65_536, at)
      at += bytesRead
      if (bytesRead) controller.enqueue(buffer.subarray(0, bytesRead))
      else controller.close()
    },
  })
}
