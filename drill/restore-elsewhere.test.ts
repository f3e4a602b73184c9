import { expect, test } from 'vitest'
import { restoreElsewhere } from './restore-elsewhere.ts'

test(
  'a backup of a serving installation is restored elsewhere with every row and every file',
  { timeout: 400_000 },
  async () => {
    const restored = await restoreElsewhere(console.log)
    console.log(JSON.stringify(restored))
    expect(restored).toMatchObject({ differing: [], failed: 0, status: 200 })
    expect(restored.tables).toBeGreaterThan(60)
    expect(restored.rows).toBeGreaterThan(1000)
    expect(restored.media).toBeGreaterThan(100)
    expect(restored.served).toBeGreaterThan(10)
  },
)
