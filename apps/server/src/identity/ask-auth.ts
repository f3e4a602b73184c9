import { AsyncLocalStorage } from 'node:async_hooks'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isDatabaseOutOfReach } from '../platform/database-out-of-reach.ts'

type OpenAdapter = ReturnType<typeof drizzleAdapter>

const calls = new AsyncLocalStorage<{ fault?: unknown }>()

/**
 * Calls Better Auth, which reports every database error as "internal server error".
 * @throws the database's own error when it is a fault of the machine
 */
export async function askAuth<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const state: { fault?: unknown } = {}
  try {
    return await calls.run(state, call)
  } catch (error) {
    throw isDatabaseOutOfReach(state.fault) ? state.fault : error
  }
}

/** Wraps an adapter to remember its error for `askAuth`. */
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
            const state = calls.getStore()
            if (state) state.fault ??= error
            throw error
          }
        }
      },
    })
}
