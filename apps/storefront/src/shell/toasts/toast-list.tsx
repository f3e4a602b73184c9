import { StorefrontActionsContext } from '@vitrine/sections/kit/storefront-actions.ts'
import { useContext, useLayoutEffect, useRef } from 'react'
import { dismissToast, useToasts } from './toasts.ts'
import styles from './toast-list.module.css'

export function ToastList() {
  const toasts = useToasts()
  const { openCart } = useContext(StorefrontActionsContext)
  const list = useRef<HTMLOutputElement>(null)
  // Reopens the popover to stay above dialogs opened meanwhile.
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    if (document.querySelector(':modal')) list.current?.togglePopover(false)
    list.current?.togglePopover(true)
  }, [toasts])
  return (
    <output ref={list} popover="manual" className={styles.list}>
      {toasts.map(({ id, text, kind }) => (
        <div key={id} className={`${styles.toast} ${styles[kind]}`}>
          <button type="button" title="Dismiss" onClick={() => dismissToast(id)}>
            {text}
          </button>
          {kind === 'success' && (
            <button type="button" className={styles.action} onClick={openCart}>
              View cart
            </button>
          )}
        </div>
      ))}
    </output>
  )
}
