import type { ChangeEvent, ReactNode } from 'react'
import styles from './checkout.module.css'
import { fields, isPostcodeNeeded, type FieldErrors, type FieldName } from './fields.ts'
import type { CheckoutValues } from './fields.ts'

export interface FieldProps {
  name: FieldName
  values: CheckoutValues
  errors: FieldErrors
  onChange: (changes: Partial<CheckoutValues>) => void
}

const types: Partial<Record<FieldName, string>> = { email: 'email', phone: 'tel' }

export function Field({ name, values, errors, onChange }: FieldProps) {
  return (
    <FieldFrame name={name} values={values} errors={errors}>
      <input
        {...controlOf({ name, values, errors, onChange })}
        type={types[name] ?? 'text'}
        autoCapitalize={name === 'email' ? 'none' : undefined}
      />
    </FieldFrame>
  )
}

type FrameProps = Omit<FieldProps, 'onChange'> & {
  /** Whatever the field's own rule says. */
  isNeeded?: boolean
  children: ReactNode
}

export function FieldFrame({ name, values, errors, isNeeded, children }: FrameProps) {
  const error = errors[name]
  return (
    <div className={`${styles.field} ${styles[name] ?? ''}`}>
      <label htmlFor={`checkout-${name}`}>
        {fields[name].label}
        {!(isNeeded ?? isMissed(name, values)) && (
          <span className={styles.optional}> (optional)</span>
        )}
      </label>
      {children}
      {error && (
        <p id={`checkout-${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What an input, a select and a text box have in common. */
export function controlOf({ name, values, errors, onChange }: FieldProps) {
  return {
    id: `checkout-${name}`,
    name,
    value: values[name],
    required: isMissed(name, values),
    maxLength: fields[name].maxLength,
    autoComplete: fields[name].autoComplete,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `checkout-${name}-error` : undefined,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ [name]: target.value }),
  }
}

/** Whether an empty one stops the order. */
function isMissed(name: FieldName, { country }: CheckoutValues): boolean {
  return !!fields[name].missing && (name !== 'postcode' || isPostcodeNeeded(country))
}
