import { expect, test } from 'vitest'
import { killDuringImport } from './kill-during-import.ts'

test(
  'an import that is killed in its dry run, its work and its undoing ends with every row once',
  { timeout: 300_000 },
  async () => {
    const products = 3000
    const { killedAt, applied, undone, errors } = await killDuringImport(products)

    for (const [state, progress] of Object.entries(killedAt)) {
      expect(progress, state).toBeGreaterThan(0)
      expect(progress, state).toBeLessThan(products)
    }
    expect(applied).toEqual({
      created: products,
      products,
      slugs: products,
      off: 0,
      openings: products,
    })
    expect(undone).toEqual({ created: products, products: 0, slugs: 0, off: 0, openings: products })
    expect(errors).toEqual([])
  },
)
