import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultRoles } from '@vitrine/db/roles.ts'
import { afterAll, expect, inject, test } from 'vitest'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import { createLocalStorage } from '../../../content/media/storage/local-storage.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
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

test('a backup of a newer version of Vitrine is refused before anything is written', async () => {
  const target = path.join(folder, 'newer')
  await backUp(target)
  const { backup, media } = await checkBackup(target)
  const newer = { ...backup, migrations: [...backup.migrations, '9999_time_travel'] }
  const elsewhere = path.join(folder, 'elsewhere')
  const restoring = restoreBackup(
    {
      url: inject('databaseUrl'),
      roles: defaultRoles,
      storage: createLocalStorage(path.join(elsewhere, 'media')),
      dataDir: elsewhere,
      sendJob: async () => {},
    },
    target,
    { backup: newer, media },
  )
  await expect(restoring).rejects.toThrow(
    'The backup is of a newer version of Vitrine, which knows 9999_time_travel: restore it with that version.',
  )
  expect(existsSync(elsewhere)).toBe(false)
})

const disk = path.join(folder, 'disk')
await mkdir(disk)
const hasDisk = mountSmallDisk()

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk], { stdio: 'ignore' })
    afterAll(() => execFileSync('umount', [disk]))
    return true
  } catch {
    return false
  }
}

/** Has an image whose bytes `body` makes. */
const withImage = (body: () => ReadableStream<Uint8Array>): MediaStorage => ({
  ...local,
  async *names() {
    yield 'tea/large.webp'
  },
  read: async () => ({ bytes: 30_000_000, body }),
})

const isFull =
  'is full: make room, or name a folder on another disk. Nothing of this backup was left.'

test.skipIf(!hasDisk)('a disk that fills in the middle leaves no backup', async () => {
  const target = path.join(disk, 'nightly')
  const large = withImage(() => new Blob([new Uint8Array(30_000_000)]).stream())
  await expect(backUp(target, large)).rejects.toThrow(isFull)
  expect(await readdir(disk)).toEqual([])

  expect(await backUp(target)).toMatchObject({ media: 1 })
  expect((await checkBackup(target)).media).toEqual(['tea/sencha.webp'])
})

test('a write that finds no space leaves no backup, and the next one is whole', async () => {
  const target = path.join(folder, 'full')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const failing = withImage(
    () =>
      new ReadableStream({
        pull(stream) {
          stream.error(full)
        },
      }),
  )
  await expect(backUp(target, failing)).rejects.toThrow(isFull)
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])

  await backUp(target)
  expect((await checkBackup(target)).media).toEqual(['tea/sencha.webp'])
})
