import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@vitrine/db/new-id.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { startServer } from './start-server.ts'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const keys = { SECRET: 's'.repeat(43), ENCRYPTION_KEY: 'e'.repeat(43) }

/** Starts and stops a server. @returns what it said about the media folder */
async function warningOf(DATABASE_URL: string, DATA_DIR: string, values = {}) {
  const lines: string[] = []
  const log = createLog({ json: true, write: (line) => lines.push(line) })
  const config = readConfig({ ...keys, DATABASE_URL, DATA_DIR, DEMO: '0', PORT: '0', ...values })
  const server = await startServer(config, log)
  await server.stop()
  return lines.filter((line) => line.includes('media folder')).join('\n')
}

const idIn = (folder: string) => readFile(path.join(folder, 'media', 'installation'), 'utf8')

async function knownTo(url: string) {
  const { rows } = await onServer(url, 'SELECT media_folder AS id FROM installation')
  return rows[0]?.['id'] as string | null
}

async function anImage(url: string) {
  const [store, image] = [newId(), newId()]
  await onServer(
    url,
    `INSERT INTO stores (id, name, currency, country, store_domain)
       VALUES ('${store}', 'Tea House', 'EUR', 'DE', 'tea.localhost');
     INSERT INTO media (store_id, id, url, name, width, height, bytes)
       VALUES ('${store}', '${image}', '/media/a/b.webp', 'Sencha', 8, 8, 100)`,
  )
}

test('the first start marks the folder and the database, and the next ones say nothing', async () => {
  const [url, folder] = [await emptyDatabaseUrl(), await aFolder()]
  expect(await warningOf(url, folder)).toBe('')
  const id = (await idIn(folder)).trim()
  expect(await knownTo(url)).toBe(id)
  await anImage(url)
  expect(await warningOf(url, folder)).toBe('')
  expect((await idIn(folder)).trim()).toBe(id)
})

test('the folder of another installation is named, and both keep their marks', async () => {
  const [tea, records] = [await emptyDatabaseUrl(), await emptyDatabaseUrl()]
  const [ofTea, ofRecords] = [await aFolder(), await aFolder()]
  await warningOf(tea, ofTea)
  await warningOf(records, ofRecords)
  const marks = [await idIn(ofTea), await knownTo(records)]

  expect(await warningOf(records, ofTea)).toMatch(
    /The media folder \S+media belongs to another installation: set DATA_DIR .+\./,
  )
  expect([await idIn(ofTea), await knownTo(records)]).toEqual(marks)
})

test('a second process with a folder of its own is warned at each start, until it is accepted', async () => {
  const [url, first, second] = [await emptyDatabaseUrl(), await aFolder(), await aFolder()]
  await warningOf(url, first)
  for (let start = 0; start < 2; start += 1)
    expect(await warningOf(url, second)).toMatch(/is not the media folder .+MEDIA_S3_ENDPOINT/)

  const [, id = '', file = ''] = /write (\S+) into ([^\s"]+)\./.exec(await warningOf(url, second))!
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${id}\n`)
  expect(await warningOf(url, second)).toBe('')
})

test('an empty folder of shops that have images is reported, also where nothing was marked before', async () => {
  const [url, folder] = [await emptyDatabaseUrl(), await aFolder()]
  await anImage(url)
  expect(await warningOf(url, folder)).toMatch(
    /is not the media folder .+ bring them back from your backup/,
  )
  expect(await knownTo(url)).toBeNull()

  await mkdir(path.join(folder, 'media', 'a'), { recursive: true })
  expect(await warningOf(url, folder)).toBe('')
  expect(await knownTo(url)).toBe((await idIn(folder)).trim())
})

test('images in a bucket need no folder', async () => {
  const [url, folder] = [await emptyDatabaseUrl(), await aFolder()]
  await anImage(url)
  const bucket = {
    MEDIA_S3_ENDPOINT: 'http://127.0.0.1:1',
    MEDIA_S3_BUCKET: 'images',
    MEDIA_S3_ACCESS_KEY_ID: 'key',
    MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(await warningOf(url, folder, bucket)).toBe('')
  expect(await knownTo(url)).toBeNull()
})
