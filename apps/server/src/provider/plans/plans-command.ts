import { readFile } from 'node:fs/promises'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { importPlans, PlansRefused } from './import-plans.ts'

/** `plans import <file>` */
export async function importPlansFile(db: Database, [file]: string[]): Promise<string> {
  if (file === undefined) throw new PlansRefused('Name the file: plans import plans.json')
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new PlansRefused(`The file cannot be read: ${error.message}`)
  })
  const { written, retired, deleted } = await inPlatform(db, (tx) => importPlans(tx, text))
  return [
    `Plans on sale: ${written.join(', ')}.`,
    ...(retired.length ? [`Retired, since accounts have them: ${retired.join(', ')}.`] : []),
    ...(deleted.length ? [`Deleted: ${deleted.join(', ')}.`] : []),
  ].join('\n')
}
