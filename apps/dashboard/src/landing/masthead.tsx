import { Link } from 'react-router'
import { Brand } from '../platform/ui/brand.tsx'
import classes from './landing.module.css'

export function Masthead() {
  return (
    <header className={`${classes.wrap} ${classes.masthead}`}>
      <Brand />
      <nav className={classes.links} aria-label="Account">
        <Link to="/login">Sign in</Link>
        <Link to="/signup" className={`${classes.button} ${classes.small}`}>
          Open a shop
        </Link>
      </nav>
    </header>
  )
}
