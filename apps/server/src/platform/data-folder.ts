import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolderError } from './startup-error.ts'

/** Makes the folder and tries it: permissions alone do not tell whether a disk can be written. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir)
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    await writeFile(probe, '')
    await rm(probe)
    return folder
  } catch (error) {
    throw dataFolderError(error, folder)
  }
}

/** What signs cookies, or seals keys: made once, readable by this user only. */
export async function readSecret(
  folder: string,
  name: 'secret' | 'encryption-key' = 'secret',
): Promise<string> {
  const file = path.join(folder, name)
  // Another process that starts at the same moment may be the one that makes it.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw dataFolderError(error, folder)
    },
  )
  return await readFile(file, 'utf8')
}
