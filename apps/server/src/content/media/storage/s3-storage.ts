import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../../../platform/config.ts'
import { type MediaStorage, StorageFull } from './media-storage.ts'

/** A page of a list has 1000 files; no store has more than these. */
const maxPages = 1000

const types = { webp: 'image/webp', avif: 'image/avif' } as const

export function createS3Storage({ endpoint, bucket, region, ...keys }: S3Config): MediaStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  const ask = (name: string, init: RequestInit) =>
    client.fetch(`${endpoint}/${bucket}/${name}`, { ...init, signal: AbortSignal.timeout(30_000) })

  async function remove(name: string) {
    const answer = await ask(name, { method: 'DELETE' })
    if (answer.status === 404) await drop(answer)
    else await requireDone(answer)
  }

  /** @returns at most 1000 names */
  async function listIn(folder: string): Promise<string[]> {
    const answer = await ask(`?list-type=2&prefix=${folder}/`, { method: 'GET' })
    if (!answer.ok) throw await failure(answer)
    return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => name!)
  }

  return {
    async write(name, bytes) {
      const type = types[name.slice(-4) as keyof typeof types] ?? 'application/octet-stream'
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      }
      const body = new Uint8Array(bytes)
      await requireDone(await ask(name, { method: 'PUT', headers, body }))
    },
    async writeFile(name, file) {
      const { size } = await stat(file)
      const signed = await client.sign(`${endpoint}/${bucket}/${name}`, {
        method: 'PUT',
        headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', 'content-length': String(size) },
      })
      const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
      const init = { method: 'PUT', headers: signed.headers, body, duplex: 'half' } as const
      await requireDone(await fetch(signed.url, init))
    },
    async read(name, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end ?? ''}` }
      const answer = await ask(name, { method: 'GET', ...(headers && { headers }) })
      if (answer.status === 404) return await drop(answer)
      const whole = answer.headers.get('content-range')?.split('/')[1]
      if (answer.status === 416) {
        await drop(answer)
        return { bytes: Number(whole), body: () => new Blob([]).stream() }
      }
      if (!answer.ok || !answer.body) throw await failure(answer)
      const { body } = answer
      return { bytes: Number(whole ?? answer.headers.get('content-length')), body: () => body }
    },
    async *names() {
      let next: string | undefined = ''
      while (next !== undefined) {
        const after: string = next && `&continuation-token=${encodeURIComponent(next)}`
        const answer = await ask(`?list-type=2${after}`, { method: 'GET' })
        if (!answer.ok) throw await failure(answer)
        const text = await answer.text()
        for (const [, name] of text.matchAll(/<Key>([^<]+)<\/Key>/g)) yield name!
        next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
      }
    },
    remove,
    async removeFolder(folder) {
      for (let page = 0; page < maxPages; page += 1) {
        const names = await listIn(folder)
        if (!names.length) return
        for (const name of names) await remove(name)
      }
      throw new Error(`The bucket still has files in ${folder}.`)
    },
  }
}

async function requireDone(answer: Response) {
  if (!answer.ok) throw await failure(answer)
  await drop(answer)
}

/** An unread body would occupy its connection. */
async function drop(answer: Response): Promise<undefined> {
  await answer.body?.cancel()
}

async function failure(answer: Response): Promise<Error> {
  const said = (await answer.text()).slice(0, 500)
  const isFull = answer.status === 507 || /<Code>\w*(?:StorageFull|QuotaExceeded)/.test(said)
  const message = `The bucket answered ${answer.status}: ${said}`
  return isFull ? new StorageFull(message) : new Error(message)
}
