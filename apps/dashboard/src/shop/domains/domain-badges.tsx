import { Badge, Group, Loader } from '@mantine/core'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { states } from './describe-state.ts'

export function DomainBadges({ host: { status, primary } }: { host: StoreHost }) {
  const { label, color } = states[status]
  const isWorking = status === 'verifying' || status === 'issuing'
  return (
    <Group gap={6} aria-live="polite">
      {primary && <Badge variant="default">Primary</Badge>}
      <Badge
        variant="light"
        miw="max-content"
        color={color}
        leftSection={isWorking ? <Loader size={10} color={color} aria-hidden /> : undefined}
      >
        {label}
      </Badge>
    </Group>
  )
}
