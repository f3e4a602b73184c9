import type { UseFormReturnType } from '@mantine/form'
import type { RefusalCode } from '@vitrine/contract/call/refusal.ts'
import { messageOf } from '../api/message-of.ts'
import { isRefused, refusalCodeOf, statusOf } from '../api/refused.ts'
import { showFailure } from '../toast.ts'

export interface FieldNames {
  /** The field that a code without issues belongs to. */
  ofCode?: Partial<Record<RefusalCode, string>>
  /** The field of the form for a value that the server names by its path in the input. */
  ofPath?: (path: string) => string
  /** Focuses the first of the errors, where its field may have to be brought to the screen first. */
  goTo?: (errors: Record<string, string>) => void
}

/** Puts what the server refused at the fields that it is about, and anything else in a toast. */
export function applyRefusal<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'setErrors' | 'getInputNode'>,
  error: unknown,
  fields: FieldNames = {},
) {
  const errors = errorsByField(error, fields)
  const [first] = Object.keys(errors)
  if (first === undefined) return announce(error)
  form.setErrors(errors)
  if (fields.goTo) return fields.goTo(errors)
  const input = form.getInputNode(first)
  if (input) input.focus()
  else showFailure(`${first}: ${errors[first]}`)
}

function errorsByField(error: unknown, { ofCode, ofPath }: FieldNames): Record<string, string> {
  const issues = isRefused(error) ? (error.data.issues ?? []) : []
  if (issues.length)
    return Object.fromEntries(
      issues.map(({ path, message }) => [ofPath ? ofPath(path) : path, message]),
    )
  const code = refusalCodeOf(error)
  const field = code && ofCode?.[code]
  return field ? { [field]: messageOf(error) } : {}
}

// 401, 403 and no answer were announced where the call was made.
function announce(error: unknown) {
  const status = statusOf(error)
  if (status !== undefined && status !== 401 && status !== 403) showFailure(messageOf(error))
}
