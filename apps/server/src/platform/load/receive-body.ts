import type { IncomingMessage } from 'node:http'

export const maxPublicBytes = 64 * 1024
export const maxOwnerBytes = 1024 * 1024

export interface BodyTimeouts {
  bodyMs: number
  uploadMs: number
}

interface Facts {
  isMainHost: boolean
}

/** Carries the received body to the app, so that the request is not read again. */
type WithRawBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Waits for a short body before work begins, so that a slow sender occupies no worker. Longer
 * bodies are left to the app, which refuses them unread.
 * @returns false when the sender timed out or disconnected
 */
export async function receiveBody(
  request: IncomingMessage,
  { bodyMs, uploadMs }: BodyTimeouts,
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

function isUpload(request: IncomingMessage, { isMainHost }: Facts) {
  return isMainHost && isUploadPath(request) && hasCredentials(request)
}

export function isUploadPath({ url = '' }: IncomingMessage): boolean {
  if (url.startsWith('/api/archives/brought')) return true
  if (url.startsWith('/api/media/files')) return true
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
      // A single byte above the limit is enough to refuse it.
      if (size > limit) settle(true)
    }
    request.on('data', take)
    request.once('end', () => settle(true))
    request.once('error', () => settle(false))
    request.once('close', () => settle(false))
  })
}
