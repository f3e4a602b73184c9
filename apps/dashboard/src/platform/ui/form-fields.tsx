import type { ReactNode } from 'react'
import { useMayChange } from '../session/auth-context.ts'
import classes from './form-fields.module.css'

/** Disables a form's fields and buttons on screens that the role may only look at. */
export function FormFields({ children }: { children: ReactNode }) {
  if (useMayChange()) return children
  return (
    <fieldset disabled className={classes['fields']}>
      {children}
    </fieldset>
  )
}
