import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deleteOldBackups, folderAt } from './own-backups.ts'

test('backups of BACKUP_DIR end after their days, and nothing else there is touched', async () => {
  const backupDir = await mkdtemp(path.join(tmpdir(), 'vitrine-own-backups-'))
  onTestFinished(() => rm(backupDir, { recursive: true }))
  const now = new Date('2026-11-26T03:00:00Z')
  const names = ['2026-11-11T03-00-00', '2026-11-12T03-00-01', folderAt(now), 'before-the-move']
  for (const name of names) await mkdir(path.join(backupDir, name))
  expect(await deleteOldBackups({ backupDir, backupDays: 14 }, now)).toBe(1)
  expect((await readdir(backupDir)).toSorted()).toEqual(names.slice(1))
})
