import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { builtServer } from '../scripts/build.ts'
import { expect } from './product-test.ts'

/** A product of one test's own, for what would be in the way of all others. */
export class OwnProduct {
  #process: ChildProcess | undefined
  readonly origin: string
  readonly #folder: string
  readonly #env: Record<string, string>

  static async make(env: Record<string, string> = {}): Promise<OwnProduct> {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-own-'))
    // The database may run as another user, who has to get in.
    await chmod(folder, 0o755)
    return new OwnProduct(await freePort(), folder, env)
  }

  private constructor(port: number, folder: string, env: Record<string, string>) {
    this.origin = `http://localhost:${port}`
    this.#folder = folder
    this.#env = env
  }

  /** @param more of the environment, for this start alone */
  async start(more: Record<string, string> = {}) {
    const { port } = new URL(this.origin)
    this.#process = spawn(process.execPath, [builtServer], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: this.#folder,
        DEMO: '0',
        LIMIT_FACTOR: '1000',
        ...this.#env,
        ...more,
      },
      stdio: 'ignore',
    })
    await expect(async () => {
      expect((await fetch(`${this.origin}/readyz`)).status).toBe(200)
    }).toPass({ timeout: 150_000 })
  }

  /** As when the machine takes it away: nothing is finished. */
  async end(signal: NodeJS.Signals) {
    const ended = once(this.#process!, 'exit')
    this.#process!.kill(signal)
    await ended
  }

  async remove() {
    await rm(this.#folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** A new owner's shop, with the owner signed in. */
export async function aNewShop(request: APIRequestContext, origin: string) {
  const ask = async <Answer>(call: string, data: object) => {
    const answer = await request.post(`${origin}/api${call}`, { data })
    expect(answer.ok(), call).toBe(true)
    return (await answer.json()) as Answer
  }
  const owner = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  await ask('/auth/signup', owner)
  const { storeId, storeDomain } = await ask<{ storeId: string; storeDomain: string }>(
    '/store/create-store',
    { name: 'Tea House' },
  )
  await ask('/store/open-store', { storeId })
  const shop = origin.replace('localhost', storeDomain)
  return { storeId, shop, ask }
}
