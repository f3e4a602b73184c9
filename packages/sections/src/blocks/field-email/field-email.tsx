import type { SectionProps } from '../../kit/section-props.ts'
import { FormField } from '../../parts/form-fields/form-field.tsx'
import type { fieldEmailSchema } from './field-email.schema.ts'

export function FieldEmail({ id, props }: SectionProps<typeof fieldEmailSchema>) {
  return (
    <FormField id={id} props={props}>
      {(control, controlId) => (
        <input id={controlId} {...control} type="email" autoComplete="email" maxLength={254} />
      )}
    </FormField>
  )
}
