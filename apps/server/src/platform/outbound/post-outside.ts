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

interface OutsideRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Milliseconds for all of it, from the look-up to the answer's last byte. */
  within: number
  /** Bytes of the answer that are read; then the connection is cut. */
  most: number
}

export interface OutsideAnswer {
  status: number
  text: string
}

/** The one way in which this server writes to an address that a stranger gave it. */
export type PostOutside = (request: OutsideRequest) => Promise<OutsideAnswer>

/** Follows no redirect, sends no cookie, keeps no connection, and reaches public addresses only. */
export function createPostOutside(rules: OutsideRules, resolve?: Resolve): PostOutside {
  const lookup = pinnedLookup(rules, resolve)
  return async ({ url: text, headers, body, within, most }) => {
    const problem = outsideProblem(text, rules)
    if (problem !== undefined) throw new OutsideRefused(problem)
    const url = new URL(text)
    const host = hostOf(url)
    // An address in numbers is never looked up.
    if (isIP(host) && !isReachable(host, rules)) throw refused(host)
    const signal = AbortSignal.timeout(within)
    const options = { method: 'POST', headers, agent: false as const, lookup, signal }
    return (await new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, options, (answer) => {
        resolve(readStart(answer, most))
      })
      request.once('error', (error) => reject(signal.aborted ? tooSlow(within) : error))
      request.end(body)
    }).catch((error: unknown) => {
      throw signal.aborted ? tooSlow(within) : error
    })) as OutsideAnswer
  }
}

async function readStart(answer: IncomingMessage, most: number): Promise<OutsideAnswer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.byteLength
    if (size >= most) break
  }
  answer.destroy()
  const text = Buffer.concat(parts).subarray(0, most).toString('utf8')
  // PostgreSQL keeps no NUL.
  return { status: answer.statusCode ?? 0, text: text.replaceAll('\0', '�') }
}

function tooSlow(within: number): Error {
  return new Error(`No answer within ${within / 1000} seconds.`)
}
