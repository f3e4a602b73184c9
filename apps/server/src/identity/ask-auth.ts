import { AsyncLocalStorage } from 'node:async_hooks'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isDatabaseOutOfReach } from '../platform/database-out-of-reach.ts'

type OpenAdapter = ReturnType<typeof drizzleAdapter>

const asking = new AsyncLocalStorage<{ fault?: unknown }>()

/**
 * A call of Better Auth, which says "internal server error" whatever its database said.
 * @throws what the database said, where that is a fault of the machine
 */
export async function askAuth<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const asked: { fault?: unknown } = {}
  try {
    return await asking.run(asked, call)
  } catch (error) {
    throw isDatabaseOutOfReach(asked.fault) ? asked.fault : error
  }
}

/** An adapter that remembers for `askAuth` what went wrong. */
export function noteFaults(openAdapter: OpenAdapter): OpenAdapter {
  return (options) =>
    new Proxy(openAdapter(options), {
      get(adapter, name) {
        const member: unknown = Reflect.get(adapter, name)
        if (typeof member !== 'function') return member
        return async (...values: unknown[]) => {
          try {
            return await (member.apply(adapter, values) as Promise<unknown>)
          } catch (error) {
            const asked = asking.getStore()
            if (asked) asked.fault ??= error
            throw error
          }
        }
      },
    })
}
