import { expect, test } from 'vitest'
import { runRaces } from './run-races.ts'

test(
  'of buyers who want the same at one moment, as many get it as there is stock',
  {
    timeout: 120_000,
  },
  async () => {
    const said: string[] = []
    const held = await runRaces({ buyers: 80, rounds: 1, say: (line) => said.push(line) })
    expect(held, said.join('\n')).toBe(true)
  },
)
