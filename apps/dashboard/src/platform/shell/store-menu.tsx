import { Menu, Text, UnstyledButton } from '@mantine/core'
import {
  IconCreditCard,
  IconLogout,
  IconSelector,
  IconSwitchHorizontal,
  IconUserCircle,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { roleNames } from '@vitrine/contract/call/role.ts'
import { useAuth, useCurrentStore, useRole } from '../session/auth-context.ts'
import classes from './shell.module.css'

export function StoreMenu() {
  const store = useCurrentStore()
  const { name, email } = useAuth()
  const role = useRole()
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.store}>
          <span className={classes.initial} aria-hidden="true">
            {store.name.slice(0, 1).toUpperCase()}
          </span>
          <span className={classes.names}>
            <Text fw={600} truncate inherit span display="block">
              {store.name}
            </Text>
            <Text size="xs" truncate span display="block" className={classes.domain}>
              {store.primaryDomain}
            </Text>
          </span>
          <IconSelector size={18} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/choose-store"
          leftSection={<IconSwitchHorizontal size={17} aria-hidden />}
        >
          Change shop
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label c="var(--ink-soft)">
          {name}
          <br />
          {email}
          <br />
          {roleNames[role]}
        </Menu.Label>
        <Menu.Item
          component={Link}
          to="/dashboard/profile"
          leftSection={<IconUserCircle size={17} aria-hidden />}
        >
          Your profile
        </Menu.Item>
        {role === 'owner' && (
          <Menu.Item
            component={Link}
            to="/billing"
            leftSection={<IconCreditCard size={17} aria-hidden />}
          >
            Plan and usage
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout size={17} aria-hidden />}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
