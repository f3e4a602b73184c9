import type { UseFormReturnType } from '@mantine/form'
import type { ComponentProps } from 'react'
import { focusFirstError } from './focus-first-error.ts'
import { FormFields } from './form-fields.tsx'

interface CheckedFormProps<Values extends object> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: Pick<UseFormReturnType<Values>, 'onSubmit' | 'getInputNode'>
  onSubmit: (values: Values) => void | Promise<void>
}

export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { form, onSubmit, children, ...rest } = props
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))}
      {...rest}
    >
      <FormFields>{children}</FormFields>
    </form>
  )
}
