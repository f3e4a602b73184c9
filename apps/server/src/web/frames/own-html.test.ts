import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

test.each(['still', 'scripts'])(
  'the frame for own HTML (%s) has an opaque origin and no way out',
  async (kind) => {
    const { storeDomain } = await shop.aStore()
    for (const host of ['localhost', storeDomain]) {
      const { status, headers } = await shop.fetch(`/own-html/${kind}`, { host })
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(status).toBe(200)
      expect(policy).toEqual(
        expect.arrayContaining([
          'sandbox allow-scripts',
          "default-src 'none'",
          "form-action 'none'",
        ]),
      )
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    }
  },
)

test('scripts of an owner run only where they were allowed', async () => {
  const { storeDomain } = await shop.aStore()
  const policyOf = async (kind: string) =>
    (await shop.fetch(`/own-html/${kind}`, { host: storeDomain })).headers.get(
      'content-security-policy',
    )
  expect(await policyOf('still')).toMatch(/script-src 'sha256-[\w+/=]+';/)
  expect(await policyOf('scripts')).toContain("script-src 'unsafe-inline';")
})

test('a host without a shop has no such frame', async () => {
  const { status } = await shop.fetch('/own-html/still', { host: 'nobody.localhost' })
  expect(status).toBe(404)
})
