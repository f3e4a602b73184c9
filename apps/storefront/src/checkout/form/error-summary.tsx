import styles from './notes.module.css'
import { useCheckoutForm } from './form-context.ts'

export function ErrorSummary() {
  const { fields, errors } = useCheckoutForm()
  const wrong = fields.filter(({ name }) => errors[name])
  if (wrong.length === 0) return null
  return (
    <div role="alert" className={styles.alert}>
      <p>
        {wrong.length === 1 ? 'Please check one field.' : `Please check ${wrong.length} fields.`}
      </p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#checkout-${name}`}>
              {label}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
