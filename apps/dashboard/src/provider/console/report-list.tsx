import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { type AbuseReport, abuseKinds } from '@vitrine/contract/provider/abuse-reports.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import classes from './console.module.css'
import { ShopLink } from './shop-link.tsx'
import { useActOn } from './use-act-on.ts'

const { reports } = consoleApi

export function ReportList({ rows }: { rows: AbuseReport[] }) {
  const { chosen, choose, dialog } = useActOn<AbuseReport>({
    send: async ({ id, resolvedAt }, reason) =>
      await (resolvedAt === null ? reports.resolve : reports.reopen)({ reportId: id, reason }),
    changes: [consoleCalls.reports, consoleCalls.shops, consoleCalls.acts],
  })
  const isOpen = chosen?.resolvedAt === null
  return (
    <div>
      {rows.map((report) => (
        <Report key={report.id} report={report} onAct={() => choose(report)} />
      ))}
      {chosen && (
        <ActDialog
          title={isOpen ? 'Resolve this report?' : 'Reopen this report?'}
          confirm={isOpen ? 'Resolve' : 'Reopen'}
          {...dialog}
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
          <ShopLink storeId={storeId} fw={550} c="var(--ink)">
            {shop}
          </ShopLink>
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
