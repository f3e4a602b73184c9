import { AppShell, Burger, Button, Container, Group, NavLink, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconAlertHexagon,
  IconBuildingStore,
  IconFlag,
  IconHistory,
  IconListSearch,
  IconLogout,
  IconMailX,
  IconRefreshAlert,
  IconSpeakerphone,
  IconWorld,
} from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { queryClient } from '../../platform/api/query-client.ts'
import { statusOf } from '../../platform/api/refused.ts'
import { provider } from '../../platform/provider/provider.ts'
import { CheckingDialog } from '../../platform/session/checking-dialog.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { consoleCalls } from './console-api.ts'
import classes from './console.module.css'

const screens = [
  { to: '/console', label: 'Shops', icon: IconBuildingStore },
  { to: '/console/signals', label: 'Signals', icon: IconAlertHexagon },
  { to: '/console/watch-lists', label: 'Watch lists', icon: IconListSearch },
  { to: '/console/reports', label: 'Reports', icon: IconFlag },
  { to: '/console/domains', label: 'Domains', icon: IconWorld },
  { to: '/console/mails', label: 'Failed emails', icon: IconMailX },
  { to: '/console/announcements', label: 'Announcements', icon: IconSpeakerphone },
  { to: '/console/jobs', label: 'Failed jobs', icon: IconRefreshAlert },
  { to: '/console/acts', label: 'Audit log', icon: IconHistory },
]

export default function Console() {
  const { pathname } = useLocation()
  const session = useQuery(
    consoleCalls.session.find.queryOptions({ staleTime: 60_000, gcTime: 0, retry: false }),
  )
  if (session.isPending) return <CheckingDialog />
  if (statusOf(session.error) === 401)
    return <Navigate to="/console/sign-in" replace state={{ from: pathname }} />
  if (!session.data)
    return (
      <Container size="sm" py="xl">
        <LoadFailed error={session.error} onRetry={() => void session.refetch()} />
      </Container>
    )
  return <Frame name={session.data.name} />
}

function Frame({ name }: { name: string }) {
  const [isOpen, menu] = useDisclosure()
  const { pathname } = useLocation()
  return (
    <AppShell
      layout="alt"
      padding={0}
      header={{ height: { base: 58, md: 0 } }}
      navbar={{ width: 240, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
    >
      <a href="#content" className={classes['skip']}>
        Skip to content
      </a>
      <AppShell.Header className={classes['bar'] ?? ''} hiddenFrom="md" px="md">
        <Group h="100%" justify="space-between">
          <Name />
          <Burger opened={isOpen} onClick={menu.open} color="#fff" aria-label="Open the menu" />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes['bar'] ?? ''} p="md">
        <Stack h="100%" gap="md">
          <Group justify="space-between">
            <Name />
            <Burger
              opened
              onClick={menu.close}
              color="#fff"
              hiddenFrom="md"
              aria-label="Close the menu"
            />
          </Group>
          <nav aria-label="Console" className={classes['screens']}>
            {screens.map(({ to, label, icon: Glyph }) => {
              const isCurrent = to === '/console' ? isOfShops(pathname) : pathname === to
              return (
                <NavLink
                  key={to}
                  component={Link}
                  to={to}
                  label={label}
                  leftSection={<Glyph size={20} stroke={1.6} aria-hidden />}
                  active={isCurrent}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={menu.close}
                  className={classes['link'] ?? ''}
                />
              )
            })}
          </nav>
          <SignOut name={name} />
        </Stack>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        <Container size={1240} px={{ base: 'md', sm: 'xl' }} py={{ base: 'lg', sm: 36 }}>
          <Outlet />
        </Container>
      </AppShell.Main>
    </AppShell>
  )
}

function isOfShops(pathname: string): boolean {
  return /^\/console(?:\/shops\/.*)?\/?$/.test(pathname)
}

function Name() {
  return (
    <Link to="/console" className={classes['name']}>
      {provider.name} <span>Console</span>
    </Link>
  )
}

function SignOut({ name }: { name: string }) {
  const signOut = useMutation(
    consoleCalls.session.signOut.mutationOptions({ onSettled: () => queryClient.clear() }),
  )
  if (signOut.isSuccess) return <Navigate to="/console/sign-in" replace />
  return (
    <Stack gap={6}>
      <Text size="sm" c="#cfdcec" truncate>
        {name}
      </Text>
      <Button
        className={classes['out'] ?? ''}
        leftSection={<IconLogout size={17} aria-hidden />}
        loading={signOut.isPending}
        onClick={() => signOut.mutate(undefined)}
      >
        Sign out
      </Button>
    </Stack>
  )
}
