import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../../../platform/config.ts'
import { type MediaStorage, StorageFull } from './media-storage.ts'

const types = { webp: 'image/webp', avif: 'image/avif' } as const

export function createS3Storage({ endpoint, bucket, region, ...keys }: S3Config): MediaStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  const ask = (name: string, init: RequestInit) =>
    client.fetch(`${endpoint}/${bucket}/${name}`, { ...init, signal: AbortSignal.timeout(30_000) })

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
    async read(name) {
      const answer = await ask(name, { method: 'GET' })
      if (answer.status === 404) return await drop(answer)
      if (!answer.ok || !answer.body) throw await failure(answer)
      const { body } = answer
      return { bytes: Number(answer.headers.get('content-length')), body: () => body }
    },
    async remove(name) {
      const answer = await ask(name, { method: 'DELETE' })
      if (answer.status === 404) await drop(answer)
      else await requireDone(answer)
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
