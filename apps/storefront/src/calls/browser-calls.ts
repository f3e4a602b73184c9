import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

type AnyCall = (input: object) => Promise<unknown>

/** The calls of a page that is already there: what makes them comes with the first of them. */
export const browserCalls = new Proxy({} as StoreCalls, {
  get: (_calls, group: string) =>
    new Proxy({}, { get: (_group, name: string) => callOf(group, name) }),
})

function callOf(group: string, name: string): AnyCall {
  return async (input) => {
    const { sendCall } = await import('./send-call.ts')
    return await sendCall(group, name, input)
  }
}
