import { createAskOutside, type OutsideRequest } from './outside-request.ts'
import type { OutsideRules } from './outside-url.ts'
import type { Resolve } from './pinned-lookup.ts'

export interface OutsideAnswer {
  status: number
  text: string
}

export type PostOutside = (
  request: Omit<OutsideRequest, 'method' | 'body'> & { body: string },
) => Promise<OutsideAnswer>

export function createPostOutside(rules: OutsideRules, resolve?: Resolve): PostOutside {
  const ask = createAskOutside(rules, resolve)
  return async (request) => {
    const { status, bytes } = await ask({ ...request, method: 'POST' })
    // PostgreSQL stores no NUL.
    return { status, text: bytes.toString('utf8').replaceAll('\0', '�') }
  }
}
