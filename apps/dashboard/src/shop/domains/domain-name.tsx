import { Anchor, Text } from '@mantine/core'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'

/** The name, with a link once it leads to the shop. */
export function DomainName({ host }: { host: Pick<StoreHost, 'domain' | 'unicode' | 'status'> }) {
  const { domain, unicode, status } = host
  const isServed = status === 'live' || status === 'problem'
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {isServed ? (
        <Anchor href={shopUrl(domain)} target="_blank" rel="noreferrer" fw={600}>
          {unicode ?? domain}
        </Anchor>
      ) : (
        <Text fw={600} span>
          {unicode ?? domain}
        </Text>
      )}
      {unicode && (
        <Text size="sm" c="var(--ink-soft)">
          {domain}
        </Text>
      )}
    </div>
  )
}
