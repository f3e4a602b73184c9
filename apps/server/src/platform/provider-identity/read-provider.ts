import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultIdentity, type ProviderIdentity } from '@vitrine/contract/provider/identity.ts'
import type { z } from 'zod'
import { providerFile } from './provider-file.ts'

export interface Provider extends ProviderIdentity {
  logoFile: LogoFile | undefined
}

interface LogoFile {
  type: 'image/svg+xml' | 'image/png' | 'image/webp'
  bytes: Uint8Array<ArrayBuffer>
}

export const logoPath = '/provider-logo'

/** Says what is wrong with the provider's file; the message ends with a full stop. */
export class ProviderFileError extends Error {}

const maxLogoBytes = 200_000

/**
 * Reads the provider's identity from a JSON file; without one, the product's own name is used.
 * @throws ProviderFileError
 */
export function readProvider(file: string | undefined, mainHost: string): Provider {
  const supportEmail = `support@${mainHost}`
  if (file === undefined) return { ...defaultIdentity, supportEmail, logoFile: undefined }
  const { logo, ...read } = parse(readText(file), file)
  const logoFile = logo === undefined ? undefined : readLogo(path.resolve(path.dirname(file), logo))
  return { supportEmail, ...read, logo: logoFile ? logoPath : null, logoFile }
}

function readText(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new ProviderFileError(`PROVIDER_FILE ${reason} (${(error as Error).message}): ${file}.`)
  }
}

function parse(content: unknown, file: string) {
  const result = providerFile.safeParse(content)
  if (result.success) return withoutUndefined(result.data)
  const [issue] = result.error.issues
  throw new ProviderFileError(`PROVIDER_FILE ${file}: ${sentenceOf(issue!)}.`)
}

function withoutUndefined({ supportEmail, ...rest }: z.infer<typeof providerFile>) {
  return { ...rest, ...(supportEmail !== undefined && { supportEmail }) }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return `there is no setting named "${[at, issue.keys[0]].filter(Boolean).join('.')}"`
  return `"${at || 'the file'}" ${issue.message}`
}

function readLogo(file: string): LogoFile {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new ProviderFileError(
      `The logo that PROVIDER_FILE names cannot be read: ${(error as Error).message}.`,
    )
  }
  const type = typeOf(bytes)
  if (type === undefined || bytes.length > maxLogoBytes)
    throw new ProviderFileError(
      `The logo ${file} has to be an SVG, PNG or WebP of at most ${maxLogoBytes / 1000} kB.`,
    )
  return { type, bytes: new Uint8Array(bytes) }
}

function typeOf(bytes: Buffer): LogoFile['type'] | undefined {
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return 'image/png'
  if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp'
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(bytes.toString('utf8'))
    ? 'image/svg+xml'
    : undefined
}
