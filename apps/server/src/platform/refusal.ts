import { ORPCError } from '@orpc/server'
import { refusals, type RefusalCode } from '@vitrine/contract/call/refusal.ts'

export interface RefusalIssue {
  path: string
  message: string
}

interface RefusalData {
  details?: unknown
  issues?: RefusalIssue[]
}

/**
 * An outcome that the caller handles: thrown by a service, answered as `{ error, code, issues?,
 * details? }` with the status of its code.
 */
export class Refusal extends ORPCError<RefusalCode, RefusalData> {
  constructor(code: RefusalCode, details?: unknown, issues?: RefusalIssue[]) {
    const { status, message } = refusals[code]
    super(code, {
      status,
      message,
      data: { ...(details !== undefined && { details }), ...(issues && { issues }) },
    })
  }
}

/** Refuses a value that the schema accepted and a rule does not: 400 with the field's path. */
export function invalidInput(path: string, message: string): Refusal {
  return new Refusal('invalid_input', undefined, [{ path, message }])
}
