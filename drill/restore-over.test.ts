import { expect, test } from 'vitest'
import { restoreOverServing } from './restore-over.ts'

test(
  'a shop goes back while it is served: the same pages, every order alive, and no page fails',
  { timeout: 300_000 },
  async () => {
    const restored = await restoreOverServing()
    console.log(JSON.stringify(restored))
    expect(restored).toMatchObject({ differing: [], dead: 0, stockOff: 0, failed: 0, errors: [] })
    expect(restored.said).toContain('Products: 1 changed back, 1 returned')
    expect(restored.orders).toBeGreaterThan(5)
    expect(restored.served).toBeGreaterThan(10)
  },
)
