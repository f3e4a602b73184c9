import type { CustomField } from '@vitrine/commerce/settings/checkout-settings.ts'
import styles from './fields.module.css'
import { Field, FieldFrame, TickBox, useControl } from './field.tsx'
import { useCheckoutForm } from './form-context.ts'

export function CustomFields() {
  const { customFields } = useCheckoutForm().config.form
  if (!customFields.length) return null
  return (
    <fieldset className={styles.part}>
      <legend>Details</legend>
      {customFields.map((field) => (
        <Question key={field.id} field={field} />
      ))}
    </fieldset>
  )
}

function Question({ field }: { field: CustomField }) {
  const name = `answer-${field.id}` as const
  if (field.kind === 'select') return <Choice field={field} />
  if (field.kind !== 'checkbox') return <Field name={name} />
  return <TickBox name={name}>{field.label}</TickBox>
}

function Choice({ field: { id, options } }: { field: CustomField }) {
  const name = `answer-${id}` as const
  const { maxLength: _maxLength, ...control } = useControl(name)
  return (
    <FieldFrame name={name}>
      <select {...control} value={options.includes(control.value) ? control.value : ''}>
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  )
}
