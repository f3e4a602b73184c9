import type { IncomingMessage } from 'node:http'

/** How long a body may be: of what everybody sends, and of what owners send. */
export const maxPublicBytes = 64 * 1024
export const maxOwnerBytes = 1024 * 1024

export interface BodyPatience {
  bodyMs: number
  uploadMs: number
}

interface Facts {
  /** The request came to the main host, where owners are. */
  isMainHost: boolean
}

/** What was received, where the app finds it without reading the request once more. */
type WithRawBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Waits for a short body before any work is begun, so that a body that is sent slowly keeps nobody's
 * place. What is longer than its sender may send is left to the app, which refuses it unread.
 * @returns false when the sender took too long or went away
 */
export async function receiveBody(
  request: IncomingMessage,
  { bodyMs, uploadMs }: BodyPatience,
  facts: Facts,
): Promise<boolean> {
  const { headers } = request
  if (!('content-length' in headers || 'transfer-encoding' in headers)) return true
  const isLong = isUpload(request, facts)
  const giveUp = setTimeout(() => request.destroy(), isLong ? uploadMs : bodyMs)
  request.once('close', () => clearTimeout(giveUp))
  request.once('end', () => clearTimeout(giveUp))
  const limit = mayBeLong(request) ? maxOwnerBytes : maxPublicBytes
  if (isLong || Number(headers['content-length'] ?? 0) > limit) return true
  return await receive(request, limit)
}

/** A picture or a file of products, which only somebody who is signed in sends to the main host. */
function isUpload(request: IncomingMessage, { isMainHost }: Facts) {
  return isMainHost && isUploadPath(request) && hasCredentials(request)
}

export function isUploadPath({ url = '' }: IncomingMessage): boolean {
  return url === '/api/media' || url === '/api/imports' || url.startsWith('/api/imports?')
}

function hasCredentials({ headers }: IncomingMessage) {
  return headers.cookie !== undefined || headers.authorization !== undefined
}

function mayBeLong(request: IncomingMessage) {
  return hasCredentials(request) || (request.url ?? '').startsWith('/webhooks/')
}

async function receive(request: WithRawBody, limit: number): Promise<boolean> {
  const chunks: Buffer[] = []
  let size = 0
  return await new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      request.off('data', take)
      if (isThere) request.rawBody = Buffer.concat(chunks)
      resolve(isThere)
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      // One byte more than is allowed is enough to be refused.
      if (size > limit) settle(true)
    }
    request.on('data', take)
    request.once('end', () => settle(true))
    request.once('error', () => settle(false))
    request.once('close', () => settle(false))
  })
}
