import styles from './checkout.module.css'
import { fieldNames, fields, type FieldErrors } from './fields.ts'

/** What stops the order, each with a link to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const wrong = fieldNames.filter((name) => errors[name])
  if (wrong.length === 0) return null
  return (
    <div role="alert" className={styles.alert}>
      <p>
        {wrong.length === 1 ? 'Please check one field.' : `Please check ${wrong.length} fields.`}
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#checkout-${name}`}>
              {fields[name].label}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
