import { type BodyLimit, publicLimit } from './body-limit.ts'
import { Refusal } from '../platform/refusal.ts'

// A page may nest sections twelve deep, and each takes an object, its props and a list.
const maxDepth = 64

/**
 * Parses the body and checks all that does not depend on the call.
 * @param findLimit called only when the body is longer than the public limit
 */
export async function readJsonBody(
  request: Request,
  findLimit: () => Promise<BodyLimit>,
): Promise<unknown> {
  // GET and HEAD have no body, and accessing it has a cost.
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return undefined
  const announced = Number(request.headers.get('content-length') ?? 0)
  let limit = announced > publicLimit.bytes ? await findLimit() : publicLimit
  if (announced > limit.bytes) throw new Refusal('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit.bytes && limit === publicLimit) limit = await findLimit()
    if (size > limit.bytes) throw new Refusal('too_large')
    chunks.push(chunk)
  }
  if (size === 0) return undefined
  requireJsonType(request.headers.get('content-type'))
  const text = Buffer.concat(chunks).toString('utf8')
  requireModest(text, limit)
  return parse(text)
}

function requireJsonType(contentType: string | null) {
  if (!/^application\/json(?:;[ ]?charset=utf-8)?$/i.test(contentType ?? ''))
    throw new Refusal('unsupported_media_type')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid_input')
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Scans the text: walking the parsed value is recursive and takes time per value. */
function requireModest(json: string, { values }: BodyLimit) {
  let depth = 0
  let count = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (inString) {
      if (code === backslash) at += 1
      else if (code === quote) inString = false
    } else if (code === quote) inString = true
    else if (code === comma) count += 1
    else if (opening.has(code)) {
      depth += 1
      count += 1
    } else if (closing.has(code)) depth -= 1
    if (depth > maxDepth) throw new Refusal('invalid_input')
    if (count > values) throw new Refusal('too_large')
  }
}
