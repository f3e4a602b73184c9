import type { MediaItem } from '@vitrine/contract/content/media.ts'
import type { Answer, OwnedStore, Shop } from './start-shop.ts'

export const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEVEqndKYKg6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
  'base64',
)

export const aFile = (bytes: Uint8Array, name = 'green.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

export async function upload(
  shop: Shop,
  { storeId, owner }: Pick<OwnedStore, 'storeId' | 'owner'>,
  file: File = aFile(greenPng),
  fields: Record<string, string> = {},
): Promise<Answer<MediaItem>> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ storeId, ...fields })) form.append(name, value)
  form.append('file', file)
  const answer = await shop.fetch('/api/media', { method: 'POST', as: owner, rawBody: form })
  const body = (await answer.json()) as MediaItem
  return { status: answer.status, body, headers: answer.headers }
}
