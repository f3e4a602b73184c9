import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultRoles } from '@vitrine/db/roles.ts'
import { afterAll, expect, inject, test } from 'vitest'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import { createLocalStorage } from '../../../content/media/storage/local-storage.ts'
import { checkBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-backups-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(path.join(folder, 'media/tea'), { recursive: true })
await writeFile(path.join(folder, 'media/tea/sencha.webp'), 'an image')

const local = createLocalStorage(path.join(folder, 'media'))
const backUp = (target: string, storage: MediaStorage = local) =>
  writeBackup(
    {
      url: inject('databaseUrl'),
      roles: defaultRoles,
      storage,
      dataDir: folder,
      now: () => new Date(),
    },
    target,
  )

test('a backup has every table and file, and says when one of them is not right', async () => {
  const target = path.join(folder, 'whole')
  expect(await backUp(target)).toMatchObject({ media: 1 })
  const { backup, media } = await checkBackup(target)
  expect(media).toEqual(['tea/sencha.webp'])
  expect(backup.tables.map(({ name }) => name)).toContain('orders')
  await expect(backUp(target)).rejects.toThrow('is not empty')

  await writeFile(path.join(target, 'media/tea/sencha.webp'), 'another image')
  await expect(checkBackup(target)).rejects.toThrow('sencha.webp is damaged')
  await rm(path.join(target, 'tables/orders.copy.gz'))
  await expect(checkBackup(target)).rejects.toThrow('orders.copy.gz is missing')
  await rm(path.join(target, 'checksums.sha256'))
  await expect(checkBackup(target)).rejects.toThrow('is not a complete backup')
})

const disk = path.join(folder, 'disk')
await mkdir(disk)
const hasDisk = mountSmallDisk()

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
    afterAll(() => execFileSync('umount', [disk]))
    return true
  } catch {
    return false
  }
}

test.skipIf(!hasDisk)('a disk that fills in the middle leaves no backup', async () => {
  const large: MediaStorage = {
    ...local,
    async *names() {
      yield 'tea/large.webp'
    },
    read: async () => ({
      bytes: 9_000_000,
      body: () => new Blob([new Uint8Array(9_000_000)]).stream(),
    }),
  }
  await expect(backUp(path.join(disk, 'nightly'), large)).rejects.toThrow(
    'is full: make room, or name a folder on another disk. Nothing of this backup was left.',
  )
  expect(await readdir(disk)).toEqual([])
})
