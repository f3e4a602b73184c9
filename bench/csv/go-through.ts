import { createWriteStream, openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportState, ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { requireOk } from '@vitrine/harness/ask.ts'
import type { Owner } from '@vitrine/harness/owner.ts'
import { say } from '../catalogue/times-of.ts'
import type { MemoryWatch } from './watch-memory.ts'

/** Exports and imports product files, and measures the time and memory of each. */
export function goThrough(origin: string, { storeId, headers }: Owner, memory: MemoryWatch) {
  const ask = (path: string, init: RequestInit = {}) =>
    requireOk(`${origin}/api${path}`, { headers, ...init })

  async function timed<Result>(name: string, work: () => Promise<Result>) {
    memory.highest()
    const [started, busy] = [performance.now(), memory.processor()]
    const result = await work()
    const seconds = (performance.now() - started) / 1000
    const taken = (memory.processor() - busy).toFixed(1)
    say(`${name}: ${seconds.toFixed(1)} s, processor ${taken} s, ${memory.highest()}`)
    return { ...result, seconds }
  }

  async function until(id: string, state: ImportState): Promise<ProductImport> {
    for (;;) {
      const now = (await (await ask(`/imports/${id}`)).json()) as ProductImport
      if (now.state === state) return now
      await wait(250)
    }
  }

  return {
    async upload(path: string) {
      const query = new URLSearchParams({ storeId, name: 'products.csv' })
      const sent = await timed('upload', async () => {
        const answer = await ask(`/imports?${query.toString()}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'text/csv' },
          body: await openAsBlob(path),
        })
        return { import: (await answer.json()) as ProductImport }
      })
      const ready = await timed('dry run', async () => ({
        import: await until(sent.import.id, 'ready'),
      }))
      return { import: ready.import, seconds: sent.seconds + ready.seconds }
    },

    async go({ id }: ProductImport, name: 'apply' | 'undo') {
      return await timed(name, async () => {
        await ask(`/imports/${id}/${name}`, { method: 'POST' })
        return { import: await until(id, name === 'apply' ? 'done' : 'undone') }
      })
    },

    async export(path: string) {
      const query = new URLSearchParams({ storeId })
      return await timed('export', async () => {
        const started = performance.now()
        const answer = await ask(`/products/export?${query.toString()}`)
        const firstByteMs = performance.now() - started
        await pipeline(answer.body!, createWriteStream(path))
        const { size } = await stat(path)
        say(
          `export: ${(size / 1e6).toFixed(1)} MB, the first of it after ${firstByteMs.toFixed(0)} ms`,
        )
        return { path }
      })
    },
  }
}
