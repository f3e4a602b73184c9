import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { ConsoleDomain } from '@vitrine/contract/provider/console-domains.ts'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { states } from '../../shop/domains/describe-state.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import classes from './console.module.css'
import { ShopLink } from './shop-link.tsx'
import { useActOn } from './use-act-on.ts'

export function DomainList({
  rows,
  isInShop = false,
}: {
  rows: ConsoleDomain[]
  isInShop?: boolean
}) {
  const { chosen, choose, dialog } = useActOn<ConsoleDomain>({
    send: async ({ storeId, domain }, reason) =>
      await consoleApi.domains.check({ storeId, domain, reason }),
    changes: [consoleCalls.domains, consoleCalls.acts],
  })
  return (
    <div>
      {rows.map((domain) => (
        <Domain
          key={domain.id}
          domain={domain}
          isInShop={isInShop}
          onCheck={() => choose(domain)}
        />
      ))}
      {chosen && (
        <ActDialog title={`Check ${chosen.domain} again?`} confirm="Check again" {...dialog}>
          Its DNS and its certificate are checked at once, which takes up to half a minute.
        </ActDialog>
      )}
    </div>
  )
}

interface DomainProps {
  domain: ConsoleDomain
  isInShop: boolean
  onCheck: () => void
}

function Domain({ domain: row, isInShop, onCheck }: DomainProps) {
  const { storeId, shop, domain, unicode, status, isPrimary, problem, failingSince } = row
  const { label, color } = states[status]
  return (
    <Group className={classes['line'] ?? ''} p="md" align="flex-start" justify="space-between">
      <Stack gap={4} flex="1 1 18rem" miw={0}>
        <Group gap="xs">
          <Text fw={550} className={classes['message'] ?? ''}>
            {unicode ?? domain}
          </Text>
          <Badge variant="light" miw="max-content" color={color}>
            {label}
          </Badge>
          {isPrimary && <Badge variant="default">Primary</Badge>}
        </Group>
        {unicode !== null && (
          <Text size="xs" c="var(--ink-soft)" className={classes['message'] ?? ''}>
            {domain}
          </Text>
        )}
        {!isInShop && (
          <ShopLink storeId={storeId} size="sm">
            {shop}
          </ShopLink>
        )}
        {problem && (
          <Text
            size="sm"
            c={problem.blocking ? 'red.9' : 'var(--ink)'}
            className={classes['message'] ?? ''}
          >
            {problem.message} {problem.fix}
          </Text>
        )}
        <Text size="xs" c="var(--ink-soft)">
          {timesOf(row).join(' · ')}
        </Text>
        {failingSince !== null && (
          <Text size="xs" c="red.9">
            Failing since {formatMoment(failingSince)}
          </Text>
        )}
      </Stack>
      <Button
        variant="default"
        size="sm"
        aria-label={`Check again: ${domain}`}
        disabled={status === 'verifying'}
        onClick={onCheck}
      >
        Check again
      </Button>
    </Group>
  )
}

function timesOf({ checkedAt, nextCheckAt, certificateEndsAt, status }: ConsoleDomain): string[] {
  return [
    checkedAt === null ? 'Not checked yet' : `Checked ${formatMoment(checkedAt)}`,
    ...(status === 'verifying' ? [] : [`next check ${formatMoment(nextCheckAt)}`]),
    ...(certificateEndsAt === null ? [] : [`certificate until ${formatDay(certificateEndsAt)}`]),
  ]
}
