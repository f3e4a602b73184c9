import type { SectionProps } from '../../kit/section-props.ts'
import { FormField } from '../../parts/form-fields/form-field.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { fieldCheckboxSchema } from './field-checkbox.schema.ts'

export function FieldCheckbox({ id, props }: SectionProps<typeof fieldCheckboxSchema>) {
  const { linkText, url } = props
  // What was filled in stays, because the link opens beside it.
  const link = linkText && (
    <>
      {' '}
      <SectionLink to={{ url, target: '_blank' }}>{linkText}</SectionLink>
    </>
  )
  return (
    <FormField id={id} props={props} label="beside" link={link}>
      {({ className: _className, ...control }, controlId) => (
        <input id={controlId} {...control} type="checkbox" value="yes" />
      )}
    </FormField>
  )
}
