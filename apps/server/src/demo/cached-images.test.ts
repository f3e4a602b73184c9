import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cacheImage } from './cached-images.ts'

const image = { name: 'sencha', finished: Buffer.from('the bytes of Sencha') }
const encoded = {
  largest: 'sencha-1x1.webp',
  width: 1,
  height: 1,
  files: [
    { name: 'sencha-1x1.webp', bytes: image.finished },
    { name: 'sencha-1x1.avif', bytes: Buffer.from([0, 255, 13, 10]) },
  ],
}

async function aCache() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-demo-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let made = 0
  const make = async () => {
    made += 1
    return encoded
  }
  const get = (given = image, parent = folder) => cacheImage(given, make, parent)
  return { folder, get, timesMade: () => made }
}

test('an image of the demo is encoded once for all starts, and again when it changes', async () => {
  const { get, timesMade } = await aCache()

  const all = await Promise.all([get(), get()])
  const before = timesMade()

  for (const each of [...all, await get(), await get()]) expect(each).toEqual(encoded)
  expect(timesMade()).toBe(before)
  await get({ ...image, name: 'gyokuro' })
  await get({ ...image, finished: Buffer.from('other bytes') })
  expect(timesMade()).toBe(before + 2)
})

test('a damaged cache, or one that cannot be written, costs only time', async () => {
  const { folder, get, timesMade } = await aCache()
  await get()
  const [stored = ''] = await readdir(folder)
  await rm(path.join(folder, stored, 'sencha-1x1.avif'))

  expect(await get()).toEqual(encoded)
  await writeFile(path.join(folder, stored, 'sencha-1x1.webp'), '')
  expect(await get()).toEqual(encoded)
  expect(timesMade()).toBe(3)
  expect(await get()).toEqual(encoded)
  expect(timesMade()).toBe(3)

  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  await chmod(file, 0o400)
  expect(await get(image, file)).toEqual(encoded)
  expect(timesMade()).toBe(4)
})
