import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const tables = ['docs/specification-coverage.md', 'docs/builder-coverage.md'].map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
)

/** `| sentence | file › test |`, several tests apart by `<br>`. */
const rows = [...tables.join('\n').matchAll(/^\| (?!Sentence|---)(.+?) \| (.*?) ?\|$/gm)].map(
  ([, sentence = '', proofs = '']) => ({ sentence, proofs: proofs.split('<br>') }),
)

test('every sentence said of the shop and of the builder names the test that proves it', () => {
  expect(rows.length).toBeGreaterThan(100)
  const missing = rows.flatMap(({ sentence, proofs }) =>
    proofs.filter((proof) => !isThere(proof)).map((proof) => `${sentence} → ${proof}`),
  )
  expect(missing).toEqual([])
})

function isThere(proof: string): boolean {
  const [, file, name] = /^`(.+?)` › (.+)$/.exec(proof.trim()) ?? []
  if (!file || !name || !existsSync(path.join(root, file))) return false
  return readFileSync(path.join(root, file), 'utf8').includes(name.replaceAll(String.raw`\|`, '|'))
}
