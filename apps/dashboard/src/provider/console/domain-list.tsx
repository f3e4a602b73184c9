import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ConsoleDomain } from '@vitrine/contract/provider/console-domains.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { refresh } from '../../platform/api/query-client.ts'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { states } from '../../shop/domains/describe-state.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import classes from './console.module.css'

export function DomainList({
  rows,
  isInShop = false,
}: {
  rows: ConsoleDomain[]
  isInShop?: boolean
}) {
  const [chosen, setChosen] = useState<ConsoleDomain>()
  const check = useMutation({
    meta: { showsRefusals: true },
    mutationFn: async (reason: string) => {
      if (chosen)
        await consoleApi.domains.check({ storeId: chosen.storeId, domain: chosen.domain, reason })
    },
    onSuccess: async () => {
      setChosen(undefined)
      await refresh(consoleCalls.domains, consoleCalls.acts)
    },
  })
  return (
    <div>
      {rows.map((domain) => (
        <Domain
          key={domain.id}
          domain={domain}
          isInShop={isInShop}
          onCheck={() => {
            check.reset()
            setChosen(domain)
          }}
        />
      ))}
      {chosen && (
        <ActDialog
          title={`Check ${chosen.domain} again?`}
          confirm="Check again"
          error={check.error}
          isPending={check.isPending}
          onClose={() => setChosen(undefined)}
          onConfirm={(reason) => check.mutate(reason)}
        >
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
          <Anchor
            component={Link}
            to={`/console/shops/${storeId}`}
            size="sm"
            className={classes['message'] ?? ''}
          >
            {shop}
          </Anchor>
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
