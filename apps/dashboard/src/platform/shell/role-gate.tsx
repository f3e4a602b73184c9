import { Alert, Box, Button } from '@mantine/core'
import { IconEye, IconLock } from '@tabler/icons-react'
import { roleNames } from '@vitrine/contract/call/role.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ChangeContext, useCurrentStore, useRole } from '../session/auth-context.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Screen } from '../ui/screen.tsx'
import { currentScreen, type Opening, openingOf } from './screens.ts'
import { SuspensionBanner } from './suspension-banner.tsx'
import { useScreenPath } from './use-screen-path.ts'

/**
 * Shows a screen as far as the role goes when it is opened. A role that changes later leaves the
 * screen as it is, with what was typed in it, and says so.
 */
export function RoleGate({ children }: { children: ReactNode }) {
  const role = useRole()
  const pathname = useScreenPath()
  const isSuspended = useCurrentStore().suspension !== null
  const current = openedAs(openingOf(role, pathname), isSuspended)
  const [opened, setOpened] = useState({ pathname, opening: current })
  if (opened.pathname !== pathname) setOpened({ pathname, opening: current })
  const { opening } = opened.pathname === pathname ? opened : { opening: current }
  if (opening === 'closed' && current === 'closed')
    return <Closed title={currentScreen(pathname)?.screen.label ?? 'Closed'} />
  const isLess = opening !== current && current !== 'change'
  const isChangeable = opening === 'change' || current === 'change'
  return (
    <ChangeContext value={isChangeable}>
      {isSuspended && (
        <Box mb="lg">
          <SuspensionBanner />
        </Box>
      )}
      {isLess && !isSuspended && <RoleChanged />}
      {!isChangeable && !isSuspended && <LookOnly />}
      {children}
    </ChangeContext>
  )
}

function openedAs(opening: Opening, isSuspended: boolean): Opening {
  return isSuspended && opening === 'change' ? 'look' : opening
}

export function Closed({ title }: { title: string }) {
  const role = useRole()
  return (
    <Screen title={title}>
      <Panel flush>
        <EmptyState
          isNotFound
          icon={IconLock}
          title="Your role does not include this"
          action={
            <Button component={Link} to="/dashboard/team" variant="default">
              View roles
            </Button>
          }
        >
          You are {withArticle(roleNames[role])} in this shop. Ask its owner if you need this
          screen.
        </EmptyState>
      </Panel>
    </Screen>
  )
}

function LookOnly() {
  const role = useRole()
  return (
    <Alert color="gray" icon={<IconEye aria-hidden />} mb="lg" p="sm">
      As {withArticle(roleNames[role])} you can look at this, but not change it.
    </Alert>
  )
}

function RoleChanged() {
  const role = useRole()
  return (
    <Alert
      color="yellow"
      icon={<IconLock aria-hidden />}
      mb="lg"
      title="Your role was changed"
      styles={{ title: { color: 'var(--ink)' } }}
    >
      You are {withArticle(roleNames[role])} in this shop now and can no longer save this. What you
      typed is still here: copy what you need before you leave.
    </Alert>
  )
}

function withArticle(name: string): string {
  const word = name.toLowerCase()
  if (word === 'sales') return 'in the sales role'
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
}
