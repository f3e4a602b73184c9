import { findMediaFolder, registerMediaFolder } from '@vitrine/db/known-media-folder.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFolderError } from '../../../platform/startup-error.ts'

/**
 * Compares the folder with the one in which the installation keeps its images. The first start
 * marks both with the same id.
 * @param url of the tables' owner
 * @returns a warning for the operator
 */
export async function checkMediaFolder(url: string, folder: string): Promise<string | undefined> {
  const file = path.join(folder, 'installation')
  const [known, own] = await Promise.all([findMediaFolder(url), readId(file)])
  if (own === undefined) {
    if (known.id !== undefined) return missing(folder, `write ${known.id} into ${file}`)
    if (known.hasImages && (await isEmpty(folder)))
      return missing(folder, `write any UUID into ${file}`)
  }
  const id = own ?? (await writeId(folder, file))
  return (await registerMediaFolder(url, id)) === id ? undefined : foreign(folder)
}

async function readId(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw dataFolderError(error, file)
  })
  const id = text.trim().toLowerCase()
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0
}

/** @returns the id in the file, which another process may have written first */
async function writeId(folder: string, file: string): Promise<string> {
  const id = newId()
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, `${id}\n`)
    await link(unfinished, file)
    return id
  } catch (error) {
    const written = await readId(file)
    if (written !== undefined) return written
    throw dataFolderError(error, folder)
  } finally {
    await rm(unfinished, { force: true })
  }
}

const whatToDo =
  'set DATA_DIR to the folder with its images, bring them back from your backup, or use a bucket ' +
  '(MEDIA_S3_ENDPOINT) for processes that share no folder'

const missing = (folder: string, toAccept: string) =>
  `The media folder ${folder} is not the media folder of this installation: ` +
  `${whatToDo}; if it is to be used from now on, ${toAccept}.`

const foreign = (folder: string) =>
  `The media folder ${folder} belongs to another installation: ${whatToDo}.`
