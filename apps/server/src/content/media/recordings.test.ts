import type { MediaItem } from '@vitrine/contract/content/media.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { upload } from '../../testing/an-image.ts'
import { createMediaFiles } from './media-files.ts'

const shop = startShop({
  media: (request) => createMediaFiles(shop.services.media.storage)(request),
})

const bytes = (head: string, length = 4096) => Buffer.concat([Buffer.from(head, 'latin1')], length)
const film = bytes('\0\0\0\x20ftypisom\0\0\x02\0')

async function send({ storeId, owner }: OwnedStore, body: Buffer, name = 'Film.mp4', head = {}) {
  const path = `/api/media/files?storeId=${storeId}&name=${encodeURIComponent(name)}`
  const answer = await shop.fetch(path, {
    method: 'POST',
    as: owner,
    rawBody: new Uint8Array(body),
    headers: { 'content-type': 'application/octet-stream', ...head },
  })
  return { status: answer.status, body: (await answer.json()) as MediaItem & RefusalBody }
}

test.each([
  ['an MP4 film', film, 'mp4', 'video', 'video/mp4'],
  [
    'a WebM film',
    bytes('\x1A\x45\xDF\xA3\x9F\x42\x86\x81\x01\x42\x82\x84webm'),
    'webm',
    'video',
    'video/webm',
  ],
  ['an M4A recording', bytes('\0\0\0\x20ftypM4A \0\0'), 'm4a', 'audio', 'audio/mp4'],
  ['an MP3 with a tag', bytes('ID3\x04\0\0'), 'mp3', 'audio', 'audio/mpeg'],
  ['an MP3 without', bytes('\xFF\xFB\x90\0'), 'mp3', 'audio', 'audio/mpeg'],
  ['an AAC stream', bytes('\xFF\xF1\x50\x80'), 'aac', 'audio', 'audio/aac'],
  ['a WAV recording', bytes('RIFF\x24\0\0\0WAVEfmt '), 'wav', 'audio', 'audio/wav'],
  [
    'captions',
    Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nTea'),
    'vtt',
    'captions',
    'text/vtt; charset=utf-8',
  ],
])(
  '%s is stored by its bytes, whatever its name is',
  async (_what, body, extension, kind, type) => {
    const store = await shop.aStore()
    const sent = await send(store, body, 'Morning tea.exe')
    expect(sent).toMatchObject({
      status: 201,
      body: { kind, name: 'Morning tea.exe', bytes: body.length, width: 0, height: 0 },
    })
    expect(sent.body.url).toMatch(
      new RegExp(`^/media/${store.storeId}/morning-tea-\\w+\\.${extension}$`),
    )
    const served = await shop.fetch(sent.body.url, { host: store.storeDomain })
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe(type)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await served.arrayBuffer()).equals(body)).toBe(true)
  },
)

test.each([
  [
    'a page named as a film',
    Buffer.from('<!doctype html><script>x()</script>'),
    415,
    'not_a_recording',
  ],
  ['an iPhone photo', bytes('\0\0\0\x18ftypheic\0\0'), 415, 'not_a_recording'],
  ['a program', bytes('MZ\x90\0'), 415, 'not_a_recording'],
  ['an empty file', Buffer.alloc(0), 400, 'file_empty'],
  ['captions as long as a film', bytes('WEBVTT\n', 1024 * 1024 + 1), 413, 'recording_too_large'],
])('%s is refused, and nothing of it stays', async (_what, body, status, code) => {
  const store = await shop.aStore()
  expect(await send(store, body)).toMatchObject({ status, body: { code } })
  const listed = await shop.call<PageOf<MediaItem>>('GET', '/api/media', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(listed.body.totalElements).toBe(0)
})

test('a film of 2 GB is refused with a sentence before it is read', async () => {
  const store = await shop.aStore()
  const refused = await send(store, film, 'Film.mp4', { 'content-length': String(2 * 1024 ** 3) })
  expect(refused).toMatchObject({ status: 413, body: { code: 'recording_too_large' } })
  expect(refused.body.error).toContain('Videos can have up to 200 MB')
})

test('players get the part that they ask for', async () => {
  const store = await shop.aStore()
  const { url } = (await send(store, film)).body
  const ask = (range: string, method = 'GET') =>
    shop.fetch(url, { host: store.storeDomain, method, headers: { range } })
  const [middle, rest, beyond, odd, head] = await Promise.all([
    ask('bytes=4-11'),
    ask('bytes=4090-'),
    ask('bytes=5000-'),
    ask('bytes=-5'),
    ask('bytes=0-1', 'HEAD'),
  ])
  expect(middle.status).toBe(206)
  expect(middle.headers.get('content-range')).toBe('bytes 4-11/4096')
  expect(await middle.text()).toBe('ftypisom')
  expect(rest.headers.get('content-range')).toBe('bytes 4090-4095/4096')
  expect((await rest.arrayBuffer()).byteLength).toBe(6)
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe('bytes */4096')
  expect(odd.status).toBe(200)
  expect(odd.headers.get('accept-ranges')).toBe('bytes')
  expect(head.status).toBe(206)
  expect(head.headers.get('content-length')).toBe('2')
})

test('films count into the space, are listed by kind, and go with their file', async () => {
  const store = await shop.aStore()
  const as = store.owner
  await upload(shop, store)
  const { id, url } = (await send(store, film)).body
  const list = async (kind?: string) =>
    (
      await shop.call<PageOf<MediaItem>>('GET', '/api/media', {
        as,
        body: { storeId: store.storeId, ...(kind && { kind }) },
      })
    ).body.content.map((item) => item.kind)
  expect(await list()).toEqual(['video', 'image'])
  expect(await list('image')).toEqual(['image'])
  expect(await list('video')).toEqual(['video'])
  expect(await list('audio')).toEqual([])

  expect((await shop.call('DELETE', `/api/media/${id}`, { as })).status).toBe(200)
  expect((await shop.fetch(url, { host: store.storeDomain })).status).toBe(404)
})
