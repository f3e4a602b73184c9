import { expect, type APIRequestContext } from '@playwright/test'
import { demoOwner, main } from './product-test.ts'

export interface Store {
  storeId: string
  storeDomain: string
}

/** Asks the API; what it refuses fails the test. */
export async function ask<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await request.fetch(main(`/api${path}`), { method, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}

export async function signInDemoOwner(request: APIRequestContext) {
  await ask(request, 'POST', '/auth/login', demoOwner)
}

/** A shop of the test's own, which its owner is in from now on. */
export async function createStore(request: APIRequestContext): Promise<Store> {
  const name = `Quiet Lighthouse ${Math.random().toString(36).slice(2, 8)}`
  return await createOpenStore(request, { name })
}

/** A shop of these values, open to everyone. */
export async function createOpenStore(request: APIRequestContext, values: object): Promise<Store> {
  const store = await ask<Store>(request, 'POST', '/store/create-store', values)
  await ask(request, 'POST', '/store/open-store', { storeId: store.storeId })
  return store
}

/** The Tea House has products and pictures, but is shared with all tests. */
export async function selectTeaHouse(request: APIRequestContext): Promise<Store> {
  const { userId } = await ask<{ userId: string }>(request, 'GET', '/auth/check-auth')
  const stores = await ask<Store[]>(request, 'GET', `/store/find-stores?userId=${userId}`)
  const tea = stores.find(({ storeDomain }) => storeDomain === 'tea.localhost')!
  await ask(request, 'POST', '/store/select-store', { storeId: tea.storeId })
  return tea
}
