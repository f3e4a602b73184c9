import { Anchor, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'
import { hasRight } from '@vitrine/contract/call/role.ts'
import { useRole } from '../../platform/session/auth-context.ts'
import { settingsScreens } from '../../platform/shell/screens.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import classes from './settings.module.css'

export const meta = titled('Settings')

export default function Settings() {
  const role = useRole()
  return (
    <Screen title="Settings">
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="md" className={classes.list}>
        {settingsScreens
          .filter(({ right }) => hasRight(role, right))
          .map(({ label, path, icon: Glyph, hint }) => (
            <li key={path}>
              <Anchor
                component={Link}
                to={`/dashboard/${path}`}
                underline="never"
                c="var(--ink)"
                className={classes.card}
              >
                <span className={classes.icon}>
                  <Glyph size={22} stroke={1.6} aria-hidden />
                </span>
                <span>
                  <Text span display="block" fw={600}>
                    {label}
                  </Text>
                  <Text span display="block" size="sm" c="var(--ink-soft)">
                    {hint}
                  </Text>
                </span>
              </Anchor>
            </li>
          ))}
      </SimpleGrid>
    </Screen>
  )
}
