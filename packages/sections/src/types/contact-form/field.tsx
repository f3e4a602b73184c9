import styles from './contact-form.module.css'

interface FieldProps {
  /** The section's id, so that two forms on a page have distinct labels. */
  id: string
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength: number
  rows?: number
}

export function Field({ id, label, rows, type = 'text', ...field }: FieldProps) {
  const control = { id: `${id}-${field.name}`, required: true, className: styles.control, ...field }
  return (
    <div className={styles.field}>
      <label htmlFor={control.id}>{label}</label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
    </div>
  )
}
