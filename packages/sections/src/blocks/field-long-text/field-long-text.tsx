import type { SectionProps } from '../../kit/section-props.ts'
import { bounded } from '../../kit/style-vars.ts'
import { FormField } from '../../parts/form-fields/form-field.tsx'
import type { fieldLongTextSchema } from './field-long-text.schema.ts'

export function FieldLongText({ id, props }: SectionProps<typeof fieldLongTextSchema>) {
  const rows = Math.round(bounded(2, 30)(props.rows) ?? 6)
  return (
    <FormField id={id} props={props}>
      {(control, controlId) => (
        <textarea id={controlId} {...control} rows={rows} maxLength={10_000} />
      )}
    </FormField>
  )
}
