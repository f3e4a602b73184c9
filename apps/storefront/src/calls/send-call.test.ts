import { afterEach, expect, test, vi } from 'vitest'
import type { CallError } from './call-error.ts'
import { sendCall } from './send-call.ts'
import { showToast } from '../shell/toasts/toasts.ts'

vi.mock('../shell/toasts/toasts.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockClear()
})

test('a 401 says the error field, else the status text', async () => {
  await search(json(401, { error: 'Please sign in to continue.', code: 'not_signed_in' }))
  await search(new Response('', { status: 401, statusText: 'Unauthorized' }))
  expect(toasts()).toEqual(['Please sign in to continue.', 'Unauthorized'])
})

test("a 403 says 'Error 403: ' and the error field or the status text", async () => {
  await search(json(403, { error: 'Not your shop.' }))
  await search(new Response('<html>', { status: 403, statusText: 'Forbidden' }))
  expect(toasts()).toEqual(['Error 403: Not your shop.', 'Error 403: Forbidden'])
})

test("no response at all says 'An unexpected error occurred: ' and what is known", async () => {
  const failure = await search(new TypeError('Failed to fetch'))
  expect(toasts()).toEqual(['An unexpected error occurred: Failed to fetch'])
  expect(failure).toMatchObject({ code: 'no_response', message: 'The shop could not be reached.' })
})

test('an answer that breaks off is no response', async () => {
  const failure = await search(new Response('{"content": [', { status: 200 }))
  expect(toasts()).toEqual([expect.stringMatching(/^An unexpected error occurred: ./)])
  expect(failure).toMatchObject({ code: 'no_response' })
})

test('other statuses pass on to the caller and say nothing by themselves', async () => {
  const failure = await search(json(409, { error: 'Not enough left.', code: 'insufficient_stock' }))
  expect(failure).toMatchObject({ status: 409, message: 'Not enough left.' })
  expect(toasts()).toEqual([])
})

test.each([{ error: { text: 'x' } }, { error: '' }, [], 7, null])(
  'an error that answers %j still has words',
  async (body) => {
    const failure = await search(json(500, body))
    expect(failure?.message).toBe('The shop answered 500.')
  },
)

test('a good answer is passed on as it is', async () => {
  answerWith(json(200, { content: [], totalPages: 0 }))
  const input = { storeId: 's', name: 'oolong & more', pageNumber: 0, left: undefined }
  expect(await sendCall('products', 'fetchSearchedProducts', input)).toEqual({
    content: [],
    totalPages: 0,
  })
  const [address] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(address).toBe(
    '/api/products/fetch-searched-products?storeId=s&name=oolong+%26+more&pageNumber=0',
  )
})

function json(status: number, body: unknown) {
  return new Response(JSON.stringify(body), { status })
}

function answerWith(answer: Response | Error) {
  const fetched = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockReturnValue(fetched))
}

async function search(answer: Response | Error): Promise<CallError | undefined> {
  answerWith(answer)
  const sent = sendCall('products', 'fetchSearchedProducts', { storeId: 's', name: 'tea' })
  return await sent.then(
    () => undefined,
    (failure: CallError) => failure,
  )
}

function toasts() {
  return vi.mocked(showToast).mock.calls.map(([text]) => text)
}
