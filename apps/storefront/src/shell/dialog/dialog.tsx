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
  /** The dialog is gone from sight. */
  onClosed: () => void
  /** Given what closes it, with the animation. */
  children: (close: () => void) => ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus inside and gives it back. The page takes clicks
 * and typing again as soon as the dialog begins to close.
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
    // A click on the dialog itself is one on what surrounds its panel; Escape does the same.
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
