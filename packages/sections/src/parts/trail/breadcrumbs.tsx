import type { Crumb } from './trails.ts'
import styles from './breadcrumbs.module.css'

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
