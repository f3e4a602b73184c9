import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ConsoleAnnouncement } from '@vitrine/contract/provider/console.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ActDialog } from './act-dialog.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import classes from './console.module.css'
import { useActOn } from './use-act-on.ts'

export const meta = titled('Announcements')

export default function Announcements() {
  const list = useQuery(consoleCalls.announcements.list.queryOptions())
  const { chosen, choose, dialog } = useActOn<ConsoleAnnouncement>({
    send: async ({ id }, reason) =>
      await consoleApi.announcements.end({ announcementId: id, reason }),
    changes: [consoleCalls.announcements],
  })
  return (
    <Screen title="Announcements" hint="Shown to all owners and their teams in their dashboards.">
      <Panel title="New announcement">
        <AnnouncementForm />
      </Panel>
      <Panel flush>
        {list.isPending && <RowsSkeleton />}
        {list.error && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && (
          <EmptyState icon={IconSpeakerphone} title="No announcements yet">
            Use them for planned maintenance and for news that everybody should read.
          </EmptyState>
        )}
        <div>
          {list.data?.map((each) => (
            <Line
              key={each.id}
              announcement={each}
              now={new Date(list.dataUpdatedAt).toISOString()}
              onEnd={() => choose(each)}
            />
          ))}
        </div>
      </Panel>
      {chosen && (
        <ActDialog title="End this announcement?" confirm="End it" {...dialog}>
          Dashboards stop showing “{chosen.title}”.
        </ActDialog>
      )}
    </Screen>
  )
}

interface LineProps {
  announcement: ConsoleAnnouncement
  /** When the list was loaded. */
  now: string
  onEnd: () => void
}

function Line({ announcement: { title, body, startsAt, endsAt }, now, onEnd }: LineProps) {
  const state = endsAt <= now ? 'Over' : startsAt > now ? 'Planned' : 'Shown'
  return (
    <Group className={classes['line'] ?? ''} p="md" justify="space-between" align="flex-start">
      <Stack gap={4} flex="1 1 18rem" miw={0}>
        <Group gap="xs">
          <Text fw={550} className={classes['message'] ?? ''}>
            {title}
          </Text>
          <Badge variant="light" color={state === 'Shown' ? 'pine' : 'gray'}>
            {state}
          </Badge>
        </Group>
        {body && (
          <Text size="sm" className={classes['message'] ?? ''}>
            {body}
          </Text>
        )}
        <Text size="xs" c="var(--ink-soft)">
          {formatMoment(startsAt)} – {formatMoment(endsAt)}
        </Text>
      </Stack>
      {state !== 'Over' && (
        <Button variant="default" size="sm" onClick={onEnd}>
          End
        </Button>
      )}
    </Group>
  )
}
