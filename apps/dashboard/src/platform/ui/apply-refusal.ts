import type { UseFormReturnType } from '@mantine/form'
import type { RefusalCode } from '@vitrine/contract/refusal.ts'
import { messageOf } from '../api/message-of.ts'
import { isRefused, refusalCodeOf, statusOf } from '../api/refused.ts'
import { showFailure } from '../toast.ts'

type FieldOfCode = Partial<Record<RefusalCode, string>>

/**
 * Puts what the server refused at the fields that it is about, and anything else in a toast.
 * @param fields which field a code without issues belongs to
 */
export function applyRefusal<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'setErrors' | 'getInputNode'>,
  error: unknown,
  fields: FieldOfCode = {},
) {
  const errors = errorsByField(error, fields)
  const [first] = Object.keys(errors)
  if (first === undefined) return announce(error)
  form.setErrors(errors)
  const input = form.getInputNode(first)
  if (input) input.focus()
  else showFailure(`${first}: ${errors[first]}`)
}

function errorsByField(error: unknown, fields: FieldOfCode): Record<string, string> {
  const issues = isRefused(error) ? (error.data.issues ?? []) : []
  if (issues.length) return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]))
  const code = refusalCodeOf(error)
  const field = code && fields[code]
  return field ? { [field]: messageOf(error) } : {}
}

// 401, 403 and no answer were announced where the call was made.
function announce(error: unknown) {
  const status = statusOf(error)
  if (status !== undefined && status !== 401 && status !== 403) showFailure(messageOf(error))
}
