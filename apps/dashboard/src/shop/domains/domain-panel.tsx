import { Button, Collapse, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type {
  DomainProblem,
  DomainStatus,
  StoreHost,
} from '@vitrine/contract/shop/store-domains.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Warning } from '../../platform/ui/warning.tsx'
import { AddCounterpart } from './add-counterpart.tsx'
import { CheckNow } from './check-now.tsx'
import { describeChecks } from './describe-checks.ts'
import { describeState } from './describe-state.ts'
import { DnsRecords } from './dns-records.tsx'
import { DomainBadges } from './domain-badges.tsx'
import { DomainName } from './domain-name.tsx'
import { isServed } from './is-served.ts'
import { MakePrimary } from './make-primary.tsx'
import { RemoveDomain } from './remove-domain.tsx'

interface DomainPanelProps {
  host: StoreHost
  status: DomainStatus
  loadedAt: number
}

/** One of the owner's domains: its state, what is wrong with it, its records and acts. */
export function DomainPanel({ host, status, loadedAt }: DomainPanelProps) {
  const { problem } = host
  return (
    <Panel>
      <Group justify="space-between" align="flex-start" gap="xs">
        <DomainName host={host} />
        <DomainBadges host={host} />
      </Group>
      <Text size="sm">{describeState(host, status.primaryDomain)}</Text>
      {problem && <Problem {...problem} isBroken={isServed(host)} />}
      <Records host={host} />
      <Text size="sm" c="var(--ink-soft)">
        {describeChecks(host, loadedAt)}
      </Text>
      <Group gap="xs">
        <CheckNow host={host} />
        <MakePrimary host={host} />
        <AddCounterpart host={host} />
        <RemoveDomain host={host} storeDomain={status.storeDomain} />
      </Group>
    </Panel>
  )
}

function Problem({ message, fix, blocking, isBroken }: DomainProblem & { isBroken: boolean }) {
  return (
    <Warning title={message} color={blocking && isBroken ? 'red' : 'yellow'}>
      {fix}
    </Warning>
  )
}

/** In sight while there is something to do with them. */
function Records({ host }: { host: StoreHost }) {
  const isSettled = host.status === 'live' && !host.problem?.blocking
  const [isOpen, records] = useDisclosure()
  const list = <DnsRecords host={host} />
  if (!isSettled) return list
  return (
    <Stack gap="xs" align="stretch">
      <Group>
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={records.toggle}>
          {isOpen ? 'Hide DNS records' : 'Show DNS records'}
        </Button>
      </Group>
      <Collapse expanded={isOpen}>{list}</Collapse>
    </Stack>
  )
}
