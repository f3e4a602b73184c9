import { Link } from 'react-router'
import { provider } from '../provider/provider.ts'
import { BrandMark } from './brand-mark.tsx'
import classes from './brand.module.css'

interface BrandProps {
  /** A path of the dashboard; without it, the home page, which is a document of its own. */
  to?: string
  onDark?: boolean
}

export function Brand({ to, onDark = false }: BrandProps) {
  const mark = <BrandMark provider={provider} onDark={onDark} />
  return to === undefined ? (
    <a href="/" className={classes.link}>
      {mark}
    </a>
  ) : (
    <Link to={to} className={classes.link}>
      {mark}
    </Link>
  )
}
