import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

type AnyCall = (input: object) => Promise<unknown>

/** Loads the client with the first call, since the page already has its data. */
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
