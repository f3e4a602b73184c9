import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Maps each promised sentence to the tests that prove it, as `file › test or step`. */
type Promises = Record<string, Record<string, string[]>>

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(import.meta.dirname, 'promises')

test.each(readdirSync(folder))('every sentence of %s names tests that exist', (file) => {
  const sections = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Promises
  const sentences = Object.values(sections).flatMap((section) => Object.entries(section))
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter(([, proofs]) => proofs.length === 0)).toEqual([])
  const missing = sentences.flatMap(([sentence, proofs]) =>
    proofs.filter((proof) => !exists(proof)).map((proof) => `${sentence} → ${proof}`),
  )
  expect(missing).toEqual([])
})

function exists(proof: string): boolean {
  const [file = '', name] = proof.split(' › ')
  if (!name || !existsSync(path.join(root, file))) return false
  return readFileSync(path.join(root, file), 'utf8').includes(name)
}
