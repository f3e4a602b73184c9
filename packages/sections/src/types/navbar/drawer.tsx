import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Logo } from './logo.tsx'
import { NavLinks } from './nav-links.tsx'
import type { NavbarProps } from './navbar.schema.ts'
import styles from './navbar.module.css'

interface DrawerProps {
  navbar: Readonly<NavbarProps>
  /** Instead of the links. */
  menu: ReactNode
  onClose: () => void
}

/** The links on phones. A dialog traps focus, closes on Escape and restores focus. */
export function Drawer({ navbar, menu, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const drawer = dialog.current
    const close = () => drawer?.close()
    drawer?.showModal()
    // A link was followed.
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      close()
    }
  }, [])
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={onClose}>
      <button type="button" className={styles.scrim} tabIndex={-1} aria-hidden onClick={onClose} />
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <Logo logo={navbar} className={styles.logo} />
          <button type="button" className={styles.tool} aria-label="Close menu" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Main">
          {menu || <NavLinks links={navbar.links} className={styles.drawerLink} />}
        </nav>
      </div>
    </dialog>
  )
}
