import { NavLink } from '@mantine/core'
import { Link } from 'react-router'
import { useRole } from '../session/auth-context.ts'
import { currentScreen, type ScreenGroup, screensOf } from './screens.ts'
import classes from './shell.module.css'
import { useScreenPath } from './use-screen-path.ts'

export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const role = useRole()
  const current = currentScreen(useScreenPath())
  return (
    <nav aria-label="Dashboard">
      {screensOf(role).map((group) => (
        <Group
          key={group.label}
          group={group}
          isOpen={group.label === current?.group.label}
          currentPath={current?.screen.path}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  )
}

interface GroupProps {
  group: ScreenGroup
  isOpen: boolean
  currentPath: string | undefined
  onNavigate: () => void
}

/**
 * The screens of a group are listed while one of them is open. On phones, opening a group leaves the
 * menu open, so that one of them can be chosen.
 */
function Group({ group, isOpen, currentPath, onNavigate }: GroupProps) {
  const { label, icon: Glyph, path, screens } = group
  const isListed = screens.some((screen) => screen.path === currentPath)
  const isChosen = screens.length === 0 || currentPath === path
  return (
    <>
      <NavLink
        component={Link}
        to={`/dashboard/${path}`}
        label={label}
        leftSection={<Glyph size={20} stroke={1.6} aria-hidden />}
        active={isOpen && !isListed}
        aria-current={isOpen && !isListed ? 'page' : undefined}
        data-open={isOpen || undefined}
        onClick={isChosen ? onNavigate : undefined}
        className={classes.link}
      />
      {isOpen && screens.length > 0 && (
        <ul className={classes.screensOfGroup} aria-label={label}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <NavLink
                component={Link}
                to={`/dashboard/${screen.path}`}
                label={screen.label}
                active={screen.path === currentPath}
                aria-current={screen.path === currentPath ? 'page' : undefined}
                onClick={onNavigate}
                className={`${classes.link} ${classes.screen}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
