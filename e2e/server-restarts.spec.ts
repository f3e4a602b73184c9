import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect as expectSoon, test } from './product-test.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ expectedErrors: /Failed to load resource|net::ERR_/ })

const expect = expectSoon.configure({ timeout: 45_000 })

/** A product of this test's own, since it is killed. */
class Product {
  #process: ChildProcess | undefined
  readonly origin: string
  readonly #folder: string

  constructor(port: number, folder: string) {
    this.origin = `http://localhost:${port}`
    this.#folder = folder
  }

  async start() {
    const { port } = new URL(this.origin)
    this.#process = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, PORT: port, DATA_DIR: this.#folder, DEMO: '0' },
      stdio: 'ignore',
    })
    await expect(async () => {
      expect((await fetch(`${this.origin}/readyz`)).status).toBe(200)
    }).toPass({ timeout: 60_000 })
  }

  /** As when the machine takes it away: nothing is finished. */
  async end(signal: NodeJS.Signals) {
    const ended = once(this.#process!, 'exit')
    this.#process!.kill(signal)
    await ended
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

interface Draft {
  id: string
  content: { props: { text: string } }[]
}

test('the server is killed while its owner types, and nothing is lost once it is back', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-restart-'))
  await chmod(folder, 0o755)
  const product = new Product(await freePort(), folder)
  await product.start()
  try {
    const pageId = await aPage(page.request, product.origin)
    await page.goto(`${product.origin}/builder?page=${pageId}`)
    const canvas = page.frameLocator('iframe')
    await canvas.getByText('Tea.', { exact: true }).click()
    const field = page
      .getByRole('complementary', { name: 'Settings' })
      .getByLabel('Text', { exact: true })
      .first()
    const state = page.getByRole('status').first()
    await field.fill('Sencha')
    await product.end('SIGKILL')
    await field.pressSequentially(', and what was typed while the server was away')
    await expect(state).toHaveText('Offline: kept on this device')

    await product.start()
    await expect(state).toHaveText('Saved')
    const path = `${product.origin}/api/page/get-page-by-id?pageId=${pageId}`
    const saved = (await (await page.request.get(path)).json()) as Draft
    expect(saved.content[0]?.props.text).toBe(
      'Sencha, and what was typed while the server was away',
    )
  } finally {
    await product.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
})

/** A new owner's shop and a page of it with one text. @returns the page's id */
async function aPage(request: APIRequestContext, origin: string): Promise<string> {
  const ask = async <Answer>(path: string, data: object) => {
    const answer = await request.post(`${origin}/api${path}`, { data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()) as Answer
  }
  const owner = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  await ask('/auth/signup', owner)
  const { storeId } = await ask<{ storeId: string }>('/store/create-store', { name: 'Tea House' })
  const content = [
    { id: 'words', type: 'textBlock', contentType: 'normal', props: { text: 'Tea.' } },
  ]
  return (await ask<Draft>('/page/add-page', { storeId, name: 'Story', content })).id
}
