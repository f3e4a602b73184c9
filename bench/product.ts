import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { builtServer } from '../scripts/build.ts'
import { aDataFolder, portIn, ready } from '@vitrine/harness/product.ts'
import { type Program, root } from '@vitrine/harness/start-program.ts'
import { startNode } from './processes.ts'

export const serverWords = wordsOf(readNpmStart(root))

export const teaHost = 'tea.localhost'

export interface Product {
  dataDir: string
  start(
    environment?: Record<string, string>,
    cores?: { everyCore: boolean },
  ): Promise<Program & { origin: string }>
  remove(): Promise<void>
}

/** @param folder a built checkout, this one by default */
export async function prepareProduct(folder = root): Promise<Product> {
  const npmStart = readNpmStart(folder)
  const dataDir = await aDataFolder()
  const product: Product = {
    dataDir,
    async start(environment = {}, cores) {
      const settings = {
        PORT: '0',
        DATA_DIR: dataDir,
        DEMO: '1',
        // Raises the rate limits, since all shoppers share one address.
        LIMIT_FACTOR: '10000',
        ...memoryOf(npmStart),
        ...environment,
      }
      const options = { ...cores, folder }
      const server = await startNode(wordsOf(npmStart), settings, ready, options)
      return { ...server, origin: `http://127.0.0.1:${portIn(server.line)}` }
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
  // Waits for the demo stores, which the first start creates in the background.
  await (await product.start()).stop()
  return product
}

function wordsOf(npmStart: string) {
  return [...(npmStart.match(/--[a-z]\S+/g) ?? []), builtServer]
}

function memoryOf(npmStart: string): Record<string, string> {
  const settings = npmStart.matchAll(/(MALLOC_\w+)=(\d+)/g)
  return Object.fromEntries([...settings].map(([, name = '', value = '']) => [name, value]))
}

function readNpmStart(folder: string) {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8')
  return (JSON.parse(file) as { scripts: { start: string } }).scripts.start
}
