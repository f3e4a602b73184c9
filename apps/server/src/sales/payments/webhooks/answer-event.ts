import { receiveEvent } from './receive-event.ts'

const largest = 512 * 1024
const storeIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Handles `POST /webhooks/{provider}/{storeId}`. */
export async function answerEvent(
  services: Parameters<typeof receiveEvent>[0],
  request: Request,
  { provider, storeId }: { provider: string; storeId: string },
): Promise<Response> {
  if (!storeIdPattern.test(storeId)) return respond(404)
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= largest)) return respond(Number.isNaN(size) ? 411 : 413)
  const raw = await request.text()
  const { headers } = request
  return respond(await receiveEvent(services, { provider, storeId, raw, headers }))
}

function respond(status: number): Response {
  return Response.json({ received: status === 200 }, { status })
}
