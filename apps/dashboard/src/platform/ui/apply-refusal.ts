import type { UseFormReturnType } from '@mantine/form'
import type { RefusalCode } from '@vitrine/contract/call/refusal.ts'
import { messageOf } from '../api/message-of.ts'
import { isRefused, refusalCodeOf, statusOf } from '../api/refused.ts'
import { showFailure } from '../toast.ts'

export interface FieldNames {
  ofCode?: Partial<Record<RefusalCode, string>>
  /** Maps a path in the server's input to a field of the form. */
  ofPath?: (path: string) => string
  /** Overrides focusing the first error, for fields that must be shown first. */
  goTo?: (errors: Record<string, string>) => void
}

/** Sets refusals as errors of their fields; anything else shows a toast. */
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

// 401, 403 and network errors already showed a toast.
function announce(error: unknown) {
  const status = statusOf(error)
  if (status !== undefined && status !== 401 && status !== 403) showFailure(messageOf(error))
}
