import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'
import { createLog } from './log.ts'

function listening(trustedProxies: string[]) {
  const logged: string[] = []
  const log = createLog({ json: true, write: (line) => logged.push(line) })
  const addressOf = createClientAddress({ trustedProxies }, log)
  const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
    addressOf({ socket: { remoteAddress } }, new Headers(headers))
  return { from, logged }
}

test('forwarded addresses are believed from a trusted proxy, and forged hops are not', () => {
  const { from, logged } = listening(['10.0.0.1'])

  expect(from('::ffff:10.0.0.1', { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' })).toBe('203.0.113.7')
  expect(from('10.0.0.1')).toBe('10.0.0.1')
  expect(from(undefined)).toBe('unknown')
  expect(logged).toEqual([])
})

test('a peer that is not trusted and forwards is named in the log once', () => {
  const { from, logged } = listening([])

  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect(from('10.0.0.9', { [header]: '203.0.113.7' })).toBe('10.0.0.9')
  from('10.0.0.8', { 'x-real-ip': '203.0.113.7' })

  expect(logged).toHaveLength(2)
  expect(logged[0]).toMatch(/10\.0\.0\.9.*TRUSTED_PROXIES/)
})
