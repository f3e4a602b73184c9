import { readFile } from 'node:fs/promises'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { LinesRefused, readLines, replaceWatched, type WatchList } from './watch-lists.ts'

const lists: Readonly<Record<string, WatchList>> = {
  names: 'names',
  'mail-domains': 'mailDomains',
  hosts: 'hosts',
}

/** `watch-list import <names|mail-domains|hosts> <file>` */
export async function importWatchList(db: Database, [name = '', file]: string[]): Promise<string> {
  const list = lists[name]
  if (list === undefined || file === undefined)
    throw new LinesRefused(
      'Name the list and the file, with one entry per line: watch-list import hosts hosts.txt. The lists are names, mail-domains and hosts.',
    )
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new LinesRefused(`The file cannot be read: ${error.message}`)
  })
  const values = readLines(list, text)
  const count = await inPlatform(db, (tx) => replaceWatched(tx, list, values))
  return `The list “${name}” has ${count} entries now. All shops are checked against it.`
}
