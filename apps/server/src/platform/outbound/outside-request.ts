import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { hostOf, outsideProblem, type OutsideRules } from './outside-url.ts'
import {
  isReachable,
  OutsideRefused,
  pinnedLookup,
  refused,
  type Resolve,
} from './pinned-lookup.ts'

export interface OutsideRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** Milliseconds for everything, from the DNS lookup to the response's last byte. */
  timeoutMs: number
  /** Bytes of the response that are read before the connection is cut. */
  max: number
}

interface OutsideResponse {
  status: number
  location: string | undefined
  bytes: Buffer
}

export type AskOutside = (request: OutsideRequest) => Promise<OutsideResponse>

/**
 * Follows no redirects, sends no cookies, keeps no connections, and reaches public addresses only.
 */
export function createAskOutside(rules: OutsideRules, resolve?: Resolve): AskOutside {
  const lookup = pinnedLookup(rules, resolve)
  return async ({ method, url: text, headers, body, timeoutMs, max }) => {
    const problem = outsideProblem(text, rules)
    if (problem !== undefined) throw new OutsideRefused(problem)
    const url = new URL(text)
    const host = hostOf(url)
    // Numeric addresses are never looked up, so the lookup cannot check them.
    if (isIP(host) && !isReachable(host, rules)) throw refused(host)
    const signal = AbortSignal.timeout(timeoutMs)
    const options = { method, headers, agent: false as const, lookup, signal }
    return await new Promise<OutsideResponse>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, options, (answer) => {
        readStart(answer, max).then(resolve, reject)
      })
      request.once('error', reject)
      request.end(body)
    }).catch((error: unknown) => {
      throw signal.aborted ? tooSlow(timeoutMs) : error
    })
  }
}

async function readStart(answer: IncomingMessage, max: number): Promise<OutsideResponse> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.byteLength
    if (size >= max) break
  }
  answer.destroy()
  const { statusCode = 0, headers } = answer
  return {
    status: statusCode,
    location: headers.location,
    bytes: Buffer.concat(parts).subarray(0, max),
  }
}

function tooSlow(timeoutMs: number): Error {
  return new Error(`No answer within ${timeoutMs / 1000} seconds.`)
}
