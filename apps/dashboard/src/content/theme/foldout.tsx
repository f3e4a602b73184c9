import { useState, type ReactNode } from 'react'
import classes from './foldout.module.css'

interface FoldoutProps {
  summary: ReactNode
  children: ReactNode
}

/** A line that opens what belongs to it; closed ones have no fields. */
export function Foldout({ summary, children }: FoldoutProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={classes['foldout']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && <div className={classes['inside']}>{children}</div>}
    </details>
  )
}
