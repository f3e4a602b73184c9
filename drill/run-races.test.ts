import { expect, test } from 'vitest'
import { runRaces } from './run-races.ts'

test(
  'of buyers who want the same at one moment, as many get it as there is stock',
  {
    timeout: 120_000,
  },
  async () => {
    const lines: string[] = []
    const passed = await runRaces({ buyers: 80, rounds: 1, say: (line) => lines.push(line) })
    expect(passed, lines.join('\n')).toBe(true)
  },
)
