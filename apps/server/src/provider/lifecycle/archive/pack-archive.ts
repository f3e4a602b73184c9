import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { checksumLine, checksumsFile } from './archive-format.ts'

/**
 * Writes a new file with what `work` adds, and the list of checksums.
 * @returns its size
 */
export async function packArchive(
  file: string,
  work: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const archive = new ArchiveWriter()
  const written = pipeline(
    archive.pack,
    createGzip({ level: 4 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  // Awaited at the end; a failure there also ends the writer.
  written.catch((error: Error) => archive.pack.destroy(error))
  try {
    await work(archive)
    await archive.finish()
  } catch (error) {
    archive.pack.destroy(error as Error)
    await written.catch(() => {})
    throw error
  }
  await written
  return (await stat(file)).size
}

export class ArchiveWriter {
  readonly pack: Pack = createPack()
  readonly #checksums: string[] = []

  async add(name: string, bytes: Buffer): Promise<void> {
    this.#note(name, createHash('sha256').update(bytes).digest('hex'))
    await this.#entry(name, bytes)
  }

  async addStream(name: string, { bytes, body }: { bytes: number; body: Readable }): Promise<void> {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk)
        next(null, chunk)
      },
    })
    const entry = this.pack.entry({ name, size: bytes, mtime: zeroTime })
    await pipeline(body, hashing, entry)
    this.#note(name, hash.digest('hex'))
  }

  async finish(): Promise<void> {
    await this.#entry(checksumsFile, Buffer.from(this.#checksums.join('')))
    this.pack.finalize()
  }

  #note(name: string, hash: string) {
    this.#checksums.push(checksumLine(name, hash))
  }

  async #entry(name: string, bytes: Buffer) {
    await new Promise<void>((resolve, reject) => {
      this.pack.once('error', reject)
      this.pack.entry({ name, size: bytes.length, mtime: zeroTime }, bytes, (error) => {
        this.pack.off('error', reject)
        if (error) reject(error)
        else resolve()
      })
    })
  }
}

/** The same shop gives the same bytes. */
const zeroTime = new Date(0)
