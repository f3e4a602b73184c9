import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aFile, greenPng } from '../../../testing/an-image.ts'
import { aKey } from '../../../testing/a-key.ts'
import { startShop, type User } from '../../../testing/start-shop.ts'

const shop = startShop()

const ask = (as: User) => shop.fetch('/api/profile/export', { as })

async function unpack(answer: Response) {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name]!))
  return {
    files,
    text: Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n'),
    read,
  }
}

test('an account is exported as files, with its image and without secrets', async () => {
  const store = await shop.aStore({ name: 'Tea House' })
  const { owner } = store
  const key = await aKey(shop, store, ['products:read'])
  const rawBody = new FormData()
  rawBody.set('file', aFile(greenPng, 'me.png'))
  await shop.fetch('/api/profile/avatar', { method: 'POST', as: owner, rawBody })

  const answer = await ask(owner)

  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/account-[\d-]+\.zip/)
  const { files, text, read } = await unpack(answer)
  expect(Object.keys(files).toSorted()).toEqual([
    'activity.json',
    'api-keys.json',
    'avatar.webp',
    'passkeys.json',
    'profile.json',
    'sessions.json',
    'shops.json',
  ])
  expect(read('profile.json')).toMatchObject({ email: owner.email, name: owner.name })
  expect(read('shops.json')).toMatchObject([{ name: 'Tea House', role: 'owner' }])
  expect(read('api-keys.json')).toMatchObject([{ scopes: ['products:read'] }])
  expect(text).not.toContain(key.key)
  expect(text).not.toContain(owner.cookies.header.split('=')[1]!.split('.')[0])
})

test('nothing of other accounts is in it', async () => {
  const [mine, theirs] = [await shop.aStore(), await shop.aStore()]

  const { text } = await unpack(await ask(mine.owner))

  expect(text).toContain(mine.storeId)
  expect(text).not.toContain(theirs.storeId)
  expect(text).not.toContain(theirs.owner.userId)
})

test('it needs a proof of the last 10 minutes', async () => {
  const user = await shop.aUser()
  shop.clock.pass(11)
  expect((await ask(user)).status).toBe(428)
})
