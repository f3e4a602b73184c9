import { policyPath } from '@vitrine/commerce/policies/policy-kinds.ts'
import { useStore } from '../../kit/store-context.ts'
import styles from './footer.module.css'

/** Links the published policies, beside the links that the owner has chosen. */
export function PolicyLinks() {
  const { policies } = useStore()
  if (!policies.length) return null
  return (
    <ul className={styles.policies} aria-label="Policies">
      {policies.map(({ kind, title }) => (
        <li key={kind}>
          <a href={policyPath(kind)} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
