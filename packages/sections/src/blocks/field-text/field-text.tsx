import type { SectionProps } from '../../kit/section-props.ts'
import { FormField } from '../../parts/form-fields/form-field.tsx'
import type { fieldTextSchema } from './field-text.schema.ts'

const asking = {
  text: { type: 'text', autoComplete: 'on' },
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const

export function FieldText({ id, props }: SectionProps<typeof fieldTextSchema>) {
  const kind = Object.hasOwn(asking, props.asksFor) ? asking[props.asksFor] : asking.text
  return (
    <FormField id={id} props={props}>
      {(control, controlId) => <input id={controlId} {...control} {...kind} maxLength={500} />}
    </FormField>
  )
}
