import { Link } from 'react-router'
import classes from './brand.module.css'

export function Brand({ to = '/', onDark = false }: { to?: string; onDark?: boolean }) {
  return (
    <Link to={to} className={classes.brand} data-on-dark={onDark || undefined}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M5 12h22l-2-7H7z" className={classes.awning} />
        <path
          d="M7 15v12h18V15"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M12 23l7-7" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      Vitrine
    </Link>
  )
}
