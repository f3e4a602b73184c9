import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type AbuseReport, abuseKinds } from '@vitrine/contract/provider/abuse-reports.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { refresh } from '../../platform/api/query-client.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import classes from './console.module.css'

export function ReportList({ rows }: { rows: AbuseReport[] }) {
  const [chosen, setChosen] = useState<AbuseReport>()
  const isOpen = chosen?.resolvedAt === null
  const act = useMutation({
    meta: { showsRefusals: true },
    mutationFn: (reason: string) => {
      const { reports } = consoleApi
      const input = { reportId: chosen?.id ?? '', reason }
      return isOpen ? reports.resolve(input) : reports.reopen(input)
    },
    onSuccess: async () => {
      setChosen(undefined)
      await refresh(consoleCalls.reports, consoleCalls.shops, consoleCalls.acts)
    },
  })
  return (
    <div>
      {rows.map((report) => (
        <Report
          key={report.id}
          report={report}
          onAct={() => {
            act.reset()
            setChosen(report)
          }}
        />
      ))}
      {chosen && (
        <ActDialog
          title={isOpen ? 'Resolve this report?' : 'Reopen this report?'}
          confirm={isOpen ? 'Resolve' : 'Reopen'}
          error={act.error}
          isPending={act.isPending}
          onClose={() => setChosen(undefined)}
          onConfirm={(reason) => act.mutate(reason)}
        >
          {isOpen
            ? 'Say what was done about it. Nothing is sent to the person who reported it.'
            : 'It is listed as open again.'}
        </ActDialog>
      )}
    </div>
  )
}

function Report({ report, onAct }: { report: AbuseReport; onAct: () => void }) {
  const { storeId, shop, kind, page, message, email, createdAt, resolvedAt } = report
  return (
    <Group className={classes['line'] ?? ''} p="md" align="flex-start" justify="space-between">
      <Stack gap={4} flex="1 1 18rem" miw={0}>
        <Group gap="xs">
          <Anchor
            component={Link}
            to={`/console/shops/${storeId}`}
            fw={550}
            c="var(--ink)"
            className={classes['message'] ?? ''}
          >
            {shop}
          </Anchor>
          <Badge variant="light" color="amber">
            {abuseKinds[kind].split(':')[0]}
          </Badge>
        </Group>
        <Text size="sm" className={classes['message'] ?? ''}>
          {message}
        </Text>
        {page && (
          <Text size="xs" c="var(--ink-soft)" className={classes['message'] ?? ''}>
            {page}
          </Text>
        )}
        <Text size="xs" c="var(--ink-soft)" className={classes['message'] ?? ''}>
          {formatMoment(createdAt)} · {email || 'wants no answer'}
          {resolvedAt && ` · resolved ${formatMoment(resolvedAt)}`}
        </Text>
      </Stack>
      <Button variant="default" size="sm" onClick={onAct}>
        {resolvedAt ? 'Reopen' : 'Resolve'}
      </Button>
    </Group>
  )
}
