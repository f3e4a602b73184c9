import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import type { DomainStatus } from '@vitrine/contract/shop/store-domains.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { ChangeAddressDialog } from './change-address-dialog.tsx'
import { DomainBadges } from './domain-badges.tsx'
import { DomainName } from './domain-name.tsx'
import { MakePrimary } from './make-primary.tsx'
import { Changes } from '../../platform/ui/changes.tsx'

/** The subdomain that every shop has, and those that it had before. */
export function FreeAddressPanel({ status }: { status: DomainStatus }) {
  const { domains, storeDomain, leftSubdomains } = status
  const [isChanging, dialog] = useDisclosure()
  const host = domains.find(({ kind }) => kind === 'provided')
  if (!host) return null
  return (
    <Panel
      title="Free address"
      hint="Always works, also beside your own domains."
      actions={<DomainBadges host={host} />}
    >
      <DomainName host={host} />
      {leftSubdomains.map(({ domain, reservedUntil }) => (
        <Text key={domain} size="sm" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
          {domain} redirects here until {formatDay(reservedUntil)}.
        </Text>
      ))}
      <Changes>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={dialog.open}
          >
            Change address
          </Button>
          <MakePrimary host={host} />
        </Group>
      </Changes>
      {isChanging && <ChangeAddressDialog storeDomain={storeDomain} onClose={dialog.close} />}
    </Panel>
  )
}
