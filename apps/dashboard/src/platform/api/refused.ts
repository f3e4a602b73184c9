import { ORPCError } from '@orpc/client'
import { refusals, type RefusalBody, type RefusalCode } from '@vitrine/contract/call/refusal.ts'

export type Refused = ORPCError<string, Partial<RefusalBody>>

/** Accepts any error response of the API; a network error is not one. */
export function isRefused(error: unknown): error is Refused {
  return error instanceof ORPCError
}

export function refusedFrom(body: unknown, { status }: { status: number }): Refused {
  const data: Partial<RefusalBody> = typeof body === 'object' && body !== null ? body : {}
  return new ORPCError(data.code ?? 'internal', {
    status,
    data,
    ...(data.error && { message: data.error }),
  })
}

export function refusalCodeOf(error: unknown): RefusalCode | undefined {
  if (!isRefused(error)) return undefined
  const { code } = error.data
  return code && Object.hasOwn(refusals, code) ? (code as RefusalCode) : undefined
}

export function statusOf(error: unknown): number | undefined {
  return isRefused(error) ? error.status : undefined
}
