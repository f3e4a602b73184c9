import type { ChangeEvent, ReactNode } from 'react'
import { ticked } from '@vitrine/commerce/settings/answer-problem.ts'
import styles from './fields.module.css'
import type { FieldName } from './fields.ts'
import { useCheckoutForm } from './form-context.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const types: Partial<Record<string, string>> = { email: 'email', phone: 'tel' }

export function Field({ name }: { name: FieldName }) {
  const { fields } = useCheckoutForm()
  const field = fields.find((each) => each.name === name)
  const control = useControl(name)
  if (!field) return null
  return (
    <FieldFrame name={name}>
      <input
        {...control}
        type={field.custom?.kind === 'date' ? 'date' : (types[name] ?? 'text')}
        autoCapitalize={name === 'email' ? 'none' : undefined}
      />
    </FieldFrame>
  )
}

export function FieldFrame({ name, children }: { name: FieldName; children: ReactNode }) {
  const { fields } = useCheckoutForm()
  const field = fields.find((each) => each.name === name)
  if (!field) return null
  return (
    <div className={`${styles.field} ${styles[name] ?? ''}`}>
      <label htmlFor={`checkout-${name}`}>
        {field.label}
        {!field.isNeeded && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      <FieldError name={name} />
    </div>
  )
}

export function TickBox({ name, children }: { name: FieldName; children: ReactNode }) {
  const { values, onChange } = useCheckoutForm()
  const { value: _value, maxLength: _maxLength, ...control } = useControl(name)
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          {...control}
          type="checkbox"
          value={ticked}
          checked={values[name] === ticked}
          onChange={({ target }) => onChange({ [name]: target.checked ? ticked : '' })}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} />
    </div>
  )
}

function FieldError({ name }: { name: FieldName }) {
  const error = useCheckoutForm().errors[name]
  if (!error) return null
  return (
    <p id={`checkout-${name}-error`} className={styles.error}>
      {error}
    </p>
  )
}

export function useControl(name: FieldName) {
  const { fields, values, errors, onChange } = useCheckoutForm()
  const field = fields.find((each) => each.name === name)
  return {
    id: `checkout-${name}`,
    name,
    value: values[name] ?? '',
    required: field?.isNeeded,
    maxLength: field?.maxLength,
    autoComplete: field?.autoComplete,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `checkout-${name}-error` : undefined,
    onChange: ({ target }: ChangeEvent<Control>) => onChange({ [name]: target.value }),
  }
}
