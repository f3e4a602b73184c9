import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { focusFirstError } from './focus-first-error.ts'

interface CheckedFormProps<Values extends object> {
  form: Pick<UseFormReturnType<Values>, 'onSubmit' | 'getInputNode'>
  onSubmit: (values: Values) => void | Promise<void>
  children: ReactNode
}

/** A form that is sent only without errors, and leads to the first of them otherwise. */
export function CheckedForm<Values extends object>({
  form,
  onSubmit,
  children,
}: CheckedFormProps<Values>) {
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))}>
      {children}
    </form>
  )
}
