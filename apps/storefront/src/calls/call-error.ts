import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'

/** A refused or failed call; its message is for people. */
export class CallError extends Error {
  readonly status: number
  readonly code: RefusalBody['code'] | 'no_response'
  readonly issues: NonNullable<RefusalBody['issues']>
  readonly details: unknown

  constructor(status: number, body: Omit<RefusalBody, 'code'> & { code: CallError['code'] }) {
    super(body.error)
    this.name = 'CallError'
    this.status = status
    this.code = body.code
    this.issues = body.issues ?? []
    this.details = body.details
  }
}
