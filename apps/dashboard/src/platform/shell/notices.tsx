import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconSpeakerphone, IconUserShield } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { quietCalls } from '../api/calls.ts'
import { useAuth } from '../session/auth-context.ts'
import { formatTime } from '../ui/format-date.ts'

/** Shown above every screen: who works here as the owner, and news of the provider. */
export function Notices() {
  const { visit } = useAuth()
  const { data: announcements = [] } = useQuery(
    quietCalls.announcements.current.queryOptions({ staleTime: 5 * 60_000, retry: false }),
  )
  if (!visit && !announcements.length) return null
  return (
    <Stack gap="sm" mb="lg">
      {visit && <VisitNotice {...visit} />}
      {announcements.map(({ id, title, body }) => (
        <Alert
          key={id}
          color="blue"
          icon={<IconSpeakerphone aria-hidden />}
          title={title}
          styles={{ title: { color: 'var(--ink)' } }}
        >
          {body && (
            <Text size="sm" c="var(--ink)" style={{ whiteSpace: 'pre-line' }}>
              {body}
            </Text>
          )}
        </Alert>
      ))}
    </Stack>
  )
}

interface VisitNoticeProps {
  operator: string
  reason: string
  endsAt: string
}

function VisitNotice({ operator, reason, endsAt }: VisitNoticeProps) {
  const { name } = useAuth()
  return (
    <Alert
      color="grape"
      icon={<IconUserShield aria-hidden />}
      title={`${operator}, you work here as ${name} until ${formatTime(endsAt)}`}
      styles={{ title: { color: 'var(--ink)' } }}
    >
      <Text size="sm" c="var(--ink)">
        {reason} What you do is recorded with both names. Money, keys, the team, exports and the
        account are closed to you.{' '}
        <Anchor component={Link} to="/logout" inherit fw={500} c="var(--ink)" underline="always">
          End the visit
        </Anchor>
      </Text>
    </Alert>
  )
}
