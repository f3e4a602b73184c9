import { maxImageBytes } from '@vitrine/contract/content/media.ts'
import type { Intake } from './upload-intake.ts'
import { Refusal } from '../platform/refusal.ts'

const avatarPath = '/api/profile/avatar'
const maxFormBytes = maxImageBytes + 64 * 1024

export function isUpload({ method, url, headers }: Request): boolean {
  const isForm = /^multipart\/form-data;/i.test(headers.get('content-type') ?? '')
  return (
    isForm &&
    method === 'POST' &&
    ['/api/media', '/api/fonts', avatarPath].includes(new URL(url).pathname)
  )
}

export function isAvatar({ url }: Request): boolean {
  return new URL(url).pathname === avatarPath
}

export async function readUpload(request: Request, intake: Intake): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes)
    throw new Refusal('picture_too_large')
  const body = await readLimited(request.body, intake).catch(refuseBroken)
  const form = await new Response(body, { headers: contentType(request) })
    .formData()
    .catch(() => undefined)
  if (!form) throw new Refusal('invalid_input')
  return Object.fromEntries(form)
}

function refuseBroken(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('invalid_input')
}

function contentType({ headers }: Request) {
  return { 'content-type': headers.get('content-type') ?? '' }
}

async function readLimited(
  body: Request['body'],
  intake: Intake,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxFormBytes) throw new Refusal('picture_too_large')
    intake.take(chunk.byteLength)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
