import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolderError, keyFileError } from './startup-error.ts'

/** Creates the folder and writes to it: permissions alone do not prove that a disk is writable. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir)
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    // Recursive mkdir reports a read-only disk as a missing folder (ENOENT).
    await mkdir(folder, { recursive: true }).catch(() => mkdir(folder))
    await access(folder, constants.W_OK)
    await writeFile(probe, '')
    await rm(probe)
    return folder
  } catch (error) {
    throw dataFolderError(error, folder)
  }
}

export async function readSecret(
  folder: string,
  name: 'secret' | 'encryption-key' = 'secret',
): Promise<string> {
  const file = path.join(folder, name)
  if (!existsSync(file)) await makeSecret(folder, file)
  const secret = await readFile(file, 'utf8').catch((error: unknown) => {
    throw keyFileError(error, file)
  })
  if (secret.length < 32) throw keyFileError(new Error('it is too short'), file)
  return secret
}

/** Linked once it is complete: a full disk never leaves half a secret. */
async function makeSecret(folder: string, file: string) {
  const unfinished = `${file}.${process.pid}`
  try {
    await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 })
    // Another process that starts at the same moment may create it first.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } catch (error) {
    throw dataFolderError(error, folder)
  } finally {
    await rm(unfinished, { force: true })
  }
}
