import { Group, Text } from '@mantine/core'
import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { AddCounterpart } from './add-counterpart.tsx'
import { CheckNow } from './check-now.tsx'
import { describeChecks } from './describe-checks.ts'
import { describeState } from './describe-state.ts'
import { DomainBadges } from './domain-badges.tsx'
import { DomainName } from './domain-name.tsx'
import { FoldedRecords } from './folded-records.tsx'
import { isServed } from './is-served.ts'
import { MakePrimary } from './make-primary.tsx'
import { Problem } from './problem.tsx'
import { RemoveDomain } from './remove-domain.tsx'
import { SenderSection } from './sender/sender-section.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

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
      <FoldedRecords
        name="DNS records"
        isSettled={host.status === 'live' && !problem?.blocking}
        label={`DNS records of ${host.domain}`}
        records={host.records}
        isChecked={host.checkedAt !== null}
      />
      <Text size="sm" c="var(--ink-soft)">
        {describeChecks(host, loadedAt)}
      </Text>
      <Changes>
        <Group gap="xs">
          <CheckNow host={host} />
          <MakePrimary host={host} />
          <AddCounterpart host={host} />
          <RemoveDomain host={host} storeDomain={status.storeDomain} />
        </Group>
      </Changes>
      {host.sender && (
        <SenderSection host={host} sender={host.sender} mailFallback={status.mailFallback} />
      )}
    </Panel>
  )
}
