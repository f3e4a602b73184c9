import { Anchor, Text } from '@mantine/core'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { isServed } from './is-served.ts'

/** The name, with a link once it leads to the shop. */
export function DomainName({ host }: { host: Pick<StoreHost, 'domain' | 'unicode' | 'status'> }) {
  const { domain, unicode } = host
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {isServed(host) ? (
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
