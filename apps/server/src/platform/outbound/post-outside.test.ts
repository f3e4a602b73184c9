import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { aReceiver, type Receiver } from '../../testing/a-receiver.ts'
import { createPostOutside } from './post-outside.ts'

const request = { headers: {}, body: '{}', timeoutMs: 2000, max: 10 }

const resolvingTo = (...addresses: string[]) => {
  const resolved: string[] = []
  const resolve = async (host: string): Promise<LookupAddress[]> => {
    resolved.push(host)
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { resolved, resolve }
}

test.each([
  ['127.0.0.1'],
  ['10.0.0.7'],
  ['169.254.169.254'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['fd00::1'],
  ['8.8.8.8', '127.0.0.1'],
])('a name that leads to %s %s is not connected to', async (...addresses) => {
  const { resolved, resolve } = resolvingTo(...addresses)
  const post = createPostOutside({ loopback: false }, resolve)

  await expect(post({ ...request, url: 'https://hooks.tea.example' })).rejects.toThrow(
    'hooks.tea.example is not an address on the Internet.',
  )
  expect(resolved).toEqual(['hooks.tea.example'])
})

test.each(['https://127.0.0.1', 'https://[::1]', 'https://2130706433', 'https://0300.0250.1.1'])(
  '%s is not written to, though it needs no look-up',
  async (url) => {
    const { resolved, resolve } = resolvingTo('8.8.8.8')
    await expect(
      createPostOutside({ loopback: false }, resolve)({ ...request, url }),
    ).rejects.toThrow('Internet')
    expect(resolved).toEqual([])
  },
)

test('what was looked up is what is connected to, and it is looked up once', async () => {
  const receiver = await aReceiver()
  const { port } = new URL(receiver.url)
  const { resolved, resolve } = resolvingTo('127.0.0.1')
  const post = createPostOutside({ loopback: true }, resolve)

  const answer = await post({ ...request, url: `http://localhost:${port}/` })

  expect(answer.status).toBe(204)
  expect(resolved).toEqual(['localhost'])
  expect(receiver.received).toMatchObject([{ body: '{}' }])
})

test('of a long answer only the beginning is read, and the connection is cut', async () => {
  const receiver = await aReceiver()
  let isCut = false
  receiver.answer = (response) => {
    response.writeHead(200)
    response.once('close', () => (isCut = true))
    const send = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', send)
    }
    send()
  }

  const answer = await createPostOutside({ loopback: true })({ ...request, url: receiver.url })

  expect(answer).toEqual({ status: 200, text: 'xxxxxxxxxx' })
  await expect.poll(() => isCut).toBe(true)
})

const answers: Record<string, Receiver['answer']> = {
  'answers nothing': () => {},
  'stops in the middle': (response) => response.writeHead(200).write('x'),
}

test.each(Object.keys(answers))('who %s is given up when the time is over', async (how) => {
  const receiver = await aReceiver()
  receiver.answer = answers[how]!
  const started = performance.now()

  const post = createPostOutside({ loopback: true })({
    ...request,
    timeoutMs: 300,
    url: receiver.url,
  })

  await expect(post).rejects.toThrow('No answer within 0.3 seconds.')
  expect(performance.now() - started).toBeLessThan(2000)
})
