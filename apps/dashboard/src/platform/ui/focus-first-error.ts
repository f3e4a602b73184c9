import type { UseFormReturnType } from '@mantine/form'
import { showFailure } from '../toast.ts'

export function focusFirstError<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'getInputNode'>,
  errors: Record<string, unknown>,
) {
  const [first] = Object.keys(errors)
  if (first === undefined) return
  const input = form.getInputNode(first)
  if (input) input.focus()
  else showFailure(String(errors[first]))
}
