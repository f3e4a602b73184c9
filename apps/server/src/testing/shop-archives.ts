import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, gunzipSync } from 'node:zlib'
import { newId } from '@vitrine/db/new-id.ts'
import { extract as createExtract, type Header, pack as createPack } from 'tar-stream'
import { partPattern } from '../provider/lifecycle/archive/archive-format.ts'
import { bringStore } from '../provider/lifecycle/bring/bring-store.ts'
import { restoreOver } from '../provider/lifecycle/over/restore-over.ts'
import { checkArchive, hashOf } from '../provider/lifecycle/archive/check-archive.ts'
import { readWhole } from '../provider/lifecycle/archive/read-entries.ts'
import { writeArchive } from '../provider/lifecycle/archive/write-archive.ts'
import type { Shop, User } from './start-shop.ts'

const limits = { totalBytes: 500_000_000, files: 10_000 }

/** Files of an archive in their order. */
export type Files = Map<string, Buffer>

async function newFile({ services }: Shop): Promise<string> {
  const folder = path.join(services.config.dataDir, 'archives')
  await mkdir(folder, { recursive: true })
  return path.join(folder, `${newId()}.tar.gz`)
}

export async function archiveOf(shop: Shop, storeId: string): Promise<string> {
  const file = await newFile(shop)
  const { db, media, now } = shop.services
  await writeArchive({ db, storage: media.storage, now }, storeId, file)
  return file
}

export async function bring(shop: Shop, file: string, owner: User) {
  const { db, media, config, now } = shop.services
  const storeId = newId()
  const checked = await checkArchive(file, limits)
  const facts = { file, checked, storeId, ownerId: owner.userId }
  return { storeId, ...(await bringStore({ db, storage: media.storage, config, now }, facts)) }
}

export async function filesOf(file: string): Promise<Files> {
  const files: Files = new Map()
  const extract = createExtract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract)
  for await (const entry of extract) files.set(entry.header.name, await readWhole(entry as never))
  await reading
  return files
}

/** The unpacked bytes, in which no secret may be. */
export const textOf = async (file: string) => gunzipSync(await readFile(file)).toString('latin1')

interface Packing {
  /** Leaves the list of checksums as it is. */
  keepsChecksums?: boolean
  extra?: { header: Partial<Header> & { name: string }; body?: string }[]
}

/** Packs an archive of other files, with right checksums, as an attacker could. */
export async function packFiles(
  shop: Shop,
  files: Files,
  { keepsChecksums = false, extra = [] }: Packing = {},
): Promise<string> {
  const file = await newFile(shop)
  const pack = createPack()
  const written = pipeline(pack, createGzip(), createWriteStream(file))
  const all = new Map(files)
  const former = all.get('checksums.sha256')!
  all.delete('checksums.sha256')
  const sums = [...all].map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`).join('')
  for (const [name, bytes] of all) pack.entry({ name }, bytes)
  for (const { header, body } of extra) pack.entry(header, body ?? '')
  pack.entry({ name: 'checksums.sha256' }, keepsChecksums ? former : Buffer.from(sums))
  pack.finalize()
  await written
  return file
}

/** Restores an archive of a shop over it. */
export async function restoreOverShop(shop: Shop, file: string, storeId: string) {
  const { db, media, now } = shop.services
  const checked = await checkArchive(file, limits)
  return await restoreOver({ db, storage: media.storage, now }, { storeId, file, checked })
}

/** Rows of an archive by table. */
export async function rowsOf(file: string): Promise<Map<string, Record<string, unknown>[]>> {
  const tables = new Map<string, Record<string, unknown>[]>()
  for (const [name, bytes] of await filesOf(file)) {
    const table = partPattern.exec(name)?.[1]
    if (table === undefined) continue
    const lines = bytes.toString('utf8').trimEnd().split('\n')
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    tables.set(table, [...(tables.get(table) ?? []), ...rows])
  }
  return tables
}
