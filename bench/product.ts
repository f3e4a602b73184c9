import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { builtServer } from '../scripts/build.ts'
import { aDataFolder, portIn, ready } from '@vitrine/harness/product.ts'
import { type Program, root } from '@vitrine/harness/start-program.ts'
import { startNode } from './processes.ts'

/** The server as "npm start" runs it. */
export const serverWords = wordsOf(readNpmStart(root))

export const teaHost = 'tea.localhost'

/** The whole product with its demo stores, in a data folder of its own. */
export interface Product {
  dataDir: string
  start(
    environment?: Record<string, string>,
    cores?: { everyCore: boolean },
  ): Promise<Program & { origin: string }>
  remove(): Promise<void>
}

/** @param folder a checkout that is built, where it is not this one */
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
        // One address plays all shoppers; they are counted all the same.
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
  // The first start is busy with the demo stores for a while after it is ready.
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
