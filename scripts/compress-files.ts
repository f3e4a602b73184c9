import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Bytes. Smaller files gain nothing from compression. */
const worthIt = 512

/** Writes a `.br` and a `.gz` beside every text file of a build, so that no request compresses. */
export async function compressFiles(folder: string) {
  const files = await Array.fromAsync(glob('**/*.{js,css,html,svg,json,txt}', { cwd: folder }))
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))))
}

async function compressFile(file: string) {
  const plain = await readFile(file)
  if (plain.length < worthIt) return
  await Promise.all([
    brotli(plain).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
