import path from 'node:path'
import { root } from '@vitrine/harness/start-program.ts'
import { prepareProduct, type Product } from './product.ts'

/**
 * Measures this checkout and, with `--before=<folder>`, first an earlier built one. For example,
 * with the commit before rate limits:
 *
 *     git worktree add ../before <commit> && (cd ../before && npm ci && npm run build)
 *     npm run bench:abuse -- --before=../before
 */
export async function beforeAndNow(
  run: (product: Product, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  const before = process.argv.find((word) => word.startsWith('--before='))?.slice(9)
  const checkouts = [
    ...(before === undefined ? [] : [{ name: 'before', folder: path.resolve(before) }]),
    { name: 'now', folder: root },
  ]
  for (const { name, folder } of checkouts) {
    const product = await prepareProduct(folder)
    const say = (line: string) => process.stdout.write(`${name.padEnd(6)} ${line}\n`)
    try {
      await run(product, say)
    } finally {
      await product.remove()
    }
  }
}
