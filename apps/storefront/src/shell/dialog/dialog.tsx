import { Icon } from '@vitrine/sections/parts/icon.tsx'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import styles from './dialog.module.css'

const closingTime = 500

interface DialogProps {
  title: string
  kind: 'drawer' | 'modal' | 'view'
  onKeyDown?: (event: KeyboardEvent) => void
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/**
 * Uses the native modal dialog, which traps and restores the focus. The page is interactive again
 * as soon as closing begins.
 */
export function Dialog({ title, kind, onKeyDown, onClosed, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [isClosing, setClosing] = useState(false)
  const handleClosed = useEffectEvent(onClosed)
  const close = () => setClosing(true)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  }, [])

  useEffect(() => {
    if (!isClosing) return undefined
    dialog.current?.close()
    const timer = setTimeout(handleClosed, closingTime)
    return () => clearTimeout(timer)
  }, [isClosing])

  return (
    // A click on the dialog element is on its backdrop; Escape covers keyboards.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[kind]}`}
      aria-labelledby={titleId}
      onClose={close}
      onKeyDown={onKeyDown}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children(close)}
      </div>
    </dialog>
  )
}
