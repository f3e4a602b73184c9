import { expect, onTestFinished, test } from 'vitest'
import { startShop } from '../testing/start-shop.ts'
import { listen } from './http/listen.ts'
import { createLog } from './log.ts'

const shop = startShop()

test('the log says how many requests were answered, and how', async () => {
  const lines: string[] = []
  const log = createLog({ json: true, write: (line) => lines.push(line) })
  const server = await listen(
    shop.app,
    { ...shop.services.config, port: 0 },
    {
      log,
      trafficEveryMs: 60_000,
      shortcut: (request, response) => request.url === '/' && Boolean(response.end('tea')),
    },
  )
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${server.port}${path}`)
    await answer.text()
  }
  let isStopped = false
  onTestFinished(async () => {
    if (!isStopped) await server.stop()
  })

  for (const path of ['/', '/', '/healthz', '/api/nothing', '/nothing']) await ask(path)
  await server.stop()
  isStopped = true

  const counts = lines.map((line) => JSON.parse(line) as object)
  expect(counts).toEqual([
    expect.objectContaining({
      level: 'info',
      message: 'requests',
      pagesFromMemory: 2,
      '2xx': 1,
      '4xx': 2,
    }),
  ])
})
