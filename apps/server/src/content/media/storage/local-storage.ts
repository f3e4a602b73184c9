import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type MediaStorage, StorageFull } from './media-storage.ts'

export function createLocalStorage(folder: string): MediaStorage {
  const fileOf = (name: string) => path.join(folder, name)
  return {
    async write(name, bytes) {
      const file = fileOf(name)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, bytes, { flush: true })
      } catch (error) {
        throw isFull(error) ? new StorageFull('The disk is full.', { cause: error }) : error
      }
    },
    async writeFile(name, from) {
      const file = fileOf(name)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await rename(from, file).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EXDEV') throw error
          await copyFile(from, `${file}.part`)
          await rename(`${file}.part`, file)
        })
      } catch (error) {
        throw isFull(error) ? new StorageFull('The disk is full.', { cause: error }) : error
      }
    },
    async read(name, part) {
      const file = fileOf(name)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const isBeyond = part !== undefined && part.start >= found.size
      const body = () =>
        isBeyond
          ? new Blob([]).stream()
          : (Readable.toWeb(createReadStream(file, part)) as ReadableStream<Uint8Array>)
      return { bytes: found.size, body }
    },
    async *names() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      for (const entry of entries)
        if (entry.isFile()) yield path.relative(folder, path.join(entry.parentPath, entry.name))
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    removeFolder: (name) => rm(fileOf(name), { recursive: true, force: true }),
  }
}

function isFull(error: unknown) {
  return ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code))
}
