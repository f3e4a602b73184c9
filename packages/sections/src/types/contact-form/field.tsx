import styles from './contact-form.module.css'

interface FieldProps {
  /** The section's, so that two forms on a page do not share their labels. */
  id: string
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength: number
  /** Given for a box of several lines. */
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
