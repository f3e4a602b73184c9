import { useEffect, useRef } from 'react'
import styles from './message-form.module.css'
import type { SendState } from './send-state.ts'

interface OutcomeProps {
  state: SendState
  title: string
  body: string
  /** What went wrong, and what to do. */
  failure?: string | undefined
  onRestore?: (() => void) | undefined
}

/** Announces and focuses the outcome. */
export function Outcome(props: OutcomeProps) {
  const { state, title, body, failure = 'Something went wrong. Please try again later.' } = props
  const { onRestore } = props
  const panel = useRef<HTMLDivElement>(null)
  const isSettled = state === 'success' || state === 'error'
  useEffect(() => {
    if (isSettled) panel.current?.focus()
  }, [isSettled])
  return (
    <div aria-live="polite" className={styles.live}>
      {isSettled && (
        <div ref={panel} tabIndex={-1} className={styles.outcome} data-state={state}>
          <p className={styles.outcomeTitle}>{state === 'error' ? 'Message Failed!' : title}</p>
          <p>{state === 'error' ? failure : body}</p>
          {onRestore && (
            <button type="button" className={styles.restore} onClick={onRestore}>
              Restore what I wrote
            </button>
          )}
        </div>
      )}
    </div>
  )
}
