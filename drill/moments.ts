import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@vitrine/harness/product.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'

/**
 * A moment to kill the server at. At a `call` the provider has acted but not answered; at a `table`
 * a transaction is about to write there.
 */
export type Moment = {
  name: string
  /** Kills something else, which is started again, and leaves the server alone. */
  kill?: () => Promise<void>
} & ({ call: string } | { table: string })

const timeoutMs = 120_000

/** Every provider calls `pass` before it answers the server. */
export class Calls {
  readonly #waiting = new Map<string, () => Promise<void>>()

  readonly pass = async (call: string): Promise<void> => {
    const act = this.#waiting.get(call)
    this.#waiting.delete(call)
    await act?.()
  }

  async next(call: string, act: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`Nobody called ${call}.`)), timeoutMs)
      this.#waiting.set(call, async () => {
        clearTimeout(giveUp)
        await act().then(resolve, reject)
      })
    })
  }
}

export async function killAt(product: Product, calls: Calls, moment: Moment): Promise<void> {
  const kill = moment.kill ?? (() => product.kill('server', 0))
  await ('call' in moment
    ? calls.next(moment.call, kill)
    : whenWriting(product, moment.table, kill))
  if (!moment.kill) await product.start()
}

/** Locks the table against writes, and acts once a transaction waits for it. */
async function whenWriting(product: Product, table: string, act: () => Promise<void>) {
  await withDatabase(product, async (client) => {
    await client.query('BEGIN')
    await client.query(`LOCK TABLE ${table} IN SHARE MODE`)
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const { rows } = await client.query(
        'SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted',
        [table],
      )
      if (rows.length) break
      if (Date.now() > deadline) throw new Error(`Nobody wrote into ${table}.`)
      await wait(10)
    }
    await act()
    await client.query('ROLLBACK')
  })
}
