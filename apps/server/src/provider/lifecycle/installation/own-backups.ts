import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { backupFile, backupSchema } from './backup-format.ts'

/** Name of a backup that names no folder: only these are ever deleted. */
export const folderAt = (now: Date) => now.toISOString().replaceAll(':', '-').slice(0, 19)

const name = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)$/
const day = 86_400_000

/** @returns how many were deleted */
export async function deleteOldBackups(
  { backupDir, backupDays }: Pick<Config, 'backupDir' | 'backupDays'>,
  now: Date,
): Promise<number> {
  if (backupDir === undefined) return 0
  const oldest = now.getTime() - backupDays * day
  const old = (await namesIn(backupDir)).filter((each) => momentOf(each) < oldest)
  for (const each of old) await rm(path.join(backupDir, each), { recursive: true, force: true })
  return old.length
}

/** @returns when the newest complete backup was taken */
export async function newestBackup(backupDir: string): Promise<Date | undefined> {
  for (const each of (await namesIn(backupDir)).toSorted().toReversed()) {
    const text = await readFile(path.join(backupDir, each, backupFile), 'utf8').catch(() => '{}')
    const { data } = backupSchema.safeParse(JSON.parse(text))
    if (data) return new Date(data.takenAt)
  }
  return undefined
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((each) => name.test(each))
}

function momentOf(folder: string): number {
  return Date.parse(folder.replace(name, '$1T$2:$3:$4Z'))
}
