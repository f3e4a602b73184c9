import { useEffect, useRef } from 'react'
import styles from './contact-form.module.css'
import type { SendState } from './use-send-message.ts'

interface OutcomeProps {
  state: SendState
  title: string
  body: string
  onRestore?: (() => void) | undefined
}

/** Announces and focuses the outcome. */
export function Outcome({ state, title, body, onRestore }: OutcomeProps) {
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
          <p>{state === 'error' ? 'Something went wrong. Please try again later.' : body}</p>
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
