import { Anchor, List } from '@mantine/core'
import { Link } from 'react-router'
import { screensOf } from '../platform/shell/screens.ts'
import { useRole } from '../platform/session/auth-context.ts'
import { Panel } from '../platform/ui/panel.tsx'

/** The home of a role that sees no orders. */
export function YourScreens() {
  const groups = screensOf(useRole()).filter(({ path }) => path !== 'adminhome')
  return (
    <Panel title="Your work here" hint="What your role in this shop includes.">
      <List listStyleType="none" spacing="xs">
        {groups.map(({ label, path }) => (
          <List.Item key={label}>
            <Anchor component={Link} to={`/dashboard/${path}`}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Panel>
  )
}
