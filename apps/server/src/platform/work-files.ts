import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.resolve(dataDir, 'archives')

/** @returns the path of a file that does not exist yet, for work in flight */
export async function newWorkFile(config: Pick<Config, 'dataDir'>): Promise<string> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return path.join(folder, `${randomUUID()}.tar.gz`)
}

/** Removes files of processes that were killed; none takes that long. */
export async function forgetWorkFiles(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = folderOf(config)
  const before = now.getTime() - 24 * 3_600_000
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
