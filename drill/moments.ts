import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@vitrine/harness/product.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'

/**
 * A moment in which the server is killed. At a `call` the provider has done it, or the mail server
 * has the mail, and the server does not know; at a `table` it stands in the middle of a transaction,
 * about to write there.
 */
export type Moment = { name: string } & ({ call: string } | { table: string })

const patience = 120_000

/** Everyone whom the server calls passes here before answering it. */
export class Calls {
  readonly #waiting = new Map<string, () => Promise<void>>()

  readonly pass = async (call: string): Promise<void> => {
    const act = this.#waiting.get(call)
    this.#waiting.delete(call)
    await act?.()
  }

  /** Acts once, at the next call of the name; the answer to it waits for that. */
  async next(call: string, act: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`Nobody called ${call}.`)), patience)
      this.#waiting.set(call, async () => {
        clearTimeout(giveUp)
        await act().then(resolve, reject)
      })
    })
  }
}

/** Waits for the moment, kills the server in it and starts it again. */
export async function killAt(product: Product, calls: Calls, moment: Moment): Promise<void> {
  const kill = () => product.kill('server', 0)
  await ('call' in moment
    ? calls.next(moment.call, kill)
    : whenWriting(product, moment.table, kill))
  await product.start()
}

/** Keeps everyone from writing into the table, and acts once someone waits for it. */
async function whenWriting(product: Product, table: string, act: () => Promise<void>) {
  await withDatabase(product, async (client) => {
    await client.query('BEGIN')
    await client.query(`LOCK TABLE ${table} IN SHARE MODE`)
    const deadline = Date.now() + patience
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
