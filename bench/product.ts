import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtServer } from '../scripts/build.ts'
import { type Server, startNode } from './processes.ts'

/** The server with the memory that "npm start" gives it. */
export const serverWords = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--heap-growing-percent=60',
  '--v8-pool-size=1',
  '--no-parallel-scavenge',
  builtServer,
]

export const teaHost = 'tea.localhost'

/** The whole product with its demo stores, in a data folder of its own. */
export interface Product {
  dataDir: string
  start(
    environment?: Record<string, string>,
    cores?: { everyCore: boolean },
  ): Promise<Server & { origin: string }>
  remove(): Promise<void>
}

export async function prepareProduct(): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  // The database may run as another user, who has to get in.
  await chmod(dataDir, 0o755)
  const product: Product = {
    dataDir,
    async start(environment = {}, cores) {
      const settings = {
        PORT: '0',
        DATA_DIR: dataDir,
        DEMO: '1',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '262144',
        MALLOC_TRIM_THRESHOLD_: '524288',
        ...environment,
      }
      const server = await startNode(serverWords, settings, /ready at/, cores)
      const port = /:(\d+)/.exec(server.line)?.[1]
      return { ...server, origin: `http://127.0.0.1:${port}` }
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
  // The first start is busy with the demo stores for a while after it is ready.
  await (await product.start()).stop()
  return product
}
