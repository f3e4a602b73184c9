import { Refusal } from './refusal.ts'

const maxBodyBytes = 1024 * 1024
// A page may nest sections twelve deep, and each takes an object, its props and a list.
const maxDepth = 64

/** The body's text, after everything that can be said against it without knowing the call. */
export async function readJsonBody(request: Request): Promise<string | undefined> {
  // Of these two nobody reads one, and to ask for it is not free.
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return undefined
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new Refusal('too_large')
  const text = await readLimited(request.body)
  if (text === '') return undefined
  requireJsonType(request.headers.get('content-type'))
  requireShallow(text)
  requireJson(text)
  return text
}

function requireJsonType(contentType: string | null) {
  if (!/^application\/json(?:;[ ]?charset=utf-8)?$/i.test(contentType ?? ''))
    throw new Refusal('unsupported_media_type')
}

function requireJson(text: string) {
  try {
    JSON.parse(text)
  } catch {
    throw new Refusal('invalid_input')
  }
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw new Refusal('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Looked at as text, because everything that walks the parsed value walks it recursively. */
function requireShallow(json: string) {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxDepth) throw new Refusal('invalid_input')
    } else if (character === '}' || character === ']') depth -= 1
  }
}
