import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Link, useLocation } from 'react-router'
import classes from './bottom-bar.module.css'
import { useRole } from '../session/auth-context.ts'
import { currentScreen, screensOf } from './screens.ts'

const shown = ['Home', 'Orders', 'Products', 'Customers']

interface BottomBarProps {
  isMenuOpen: boolean
  isCovered: boolean
  onMenu: () => void
  menuButton: Ref<HTMLButtonElement>
}

/** Navigation on phones: the most used groups, and the menu for the rest. */
export function BottomBar({ isMenuOpen, isCovered, onMenu, menuButton }: BottomBarProps) {
  const current = currentScreen(useLocation().pathname)
  const groups = screensOf(useRole()).filter(({ label }) => shown.includes(label))
  return (
    <nav className={classes.bar} aria-label="Shortcuts" inert={isCovered}>
      {groups.map(({ label, path, icon: Glyph, ...group }) => (
        <Link
          key={path}
          to={`/dashboard/${path}`}
          className={classes.entry}
          data-active={current?.group.label === label || undefined}
          aria-current={
            current?.group.label === label && !group.screens.includes(current.screen)
              ? 'page'
              : undefined
          }
        >
          <Glyph size={22} stroke={1.6} aria-hidden />
          {label}
        </Link>
      ))}
      <UnstyledButton
        ref={menuButton}
        className={classes.entry}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        Menu
      </UnstyledButton>
    </nav>
  )
}
