/** A response; without a status, nothing answered. */
export interface Answer<Body = unknown> {
  status: number | undefined
  body: Body
  cookies: string[]
}

const timeoutMs = 15_000

export async function ask<Body>(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    return { status: answer.status, body: (await answer.json()) as Body, cookies }
  } catch {
    // The connection broke or timed out, so the outcome is unknown.
    return { status: undefined, body: undefined as Body, cookies: [] }
  }
}

/** @throws unless the response is a success */
export async function requireDone<Body>(
  address: string,
  body: object,
  headers?: Record<string, string>,
): Promise<Answer<Body>> {
  const answer = await ask<Body>(address, body, headers)
  if (answer.status === undefined || answer.status >= 300)
    throw new Error(`${address}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Sends any request; throws unless the response is 2xx. */
export async function requireOk(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer
}
