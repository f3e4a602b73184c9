import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import { Link, useParams } from 'react-router'
import { statusOf } from '../../platform/api/refused.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Fact } from '../../platform/ui/fact.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { shopUrl } from '../../platform/session/shop-url.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { Warning } from '../../platform/ui/warning.tsx'
import { ActsTable } from './acts-table.tsx'
import { consoleCalls } from './console-api.ts'
import { formatBytes } from '@vitrine/commerce/text/format-bytes.ts'
import { DomainList } from './domain-list.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { ReportList } from './report-list.tsx'
import { ShopActs } from './shop-acts.tsx'
import { SignalList } from './signal-list.tsx'
import { SubscriptionSign } from './subscription-sign.tsx'
import { ShopStatus } from './shop-status.tsx'

export const meta = titled('Shop')

const back = { to: '/console', label: 'Shops' }

export default function Shop() {
  const { storeId = '' } = useParams()
  const shop = useQuery(consoleCalls.shops.find.queryOptions({ input: { storeId } }))
  if (shop.data) return <Facts shop={shop.data} />
  return (
    <Screen title="Shop" back={back}>
      {shop.error ? (
        <NotLoaded error={shop.error} onRetry={() => void shop.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Screen>
  )
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = statusOf(error)
  // A malformed id answers 400.
  if (status !== 404 && status !== 400) return <LoadFailed error={error} onRetry={onRetry} />
  return (
    <Panel>
      <EmptyState
        isNotFound
        icon={IconSearchOff}
        title="There is no such shop"
        action={
          <Button component={Link} to="/console" variant="default">
            All shops
          </Button>
        }
      >
        Nothing is left of a shop 30 days after it was closed.
      </EmptyState>
    </Panel>
  )
}

function Facts({ shop }: { shop: ShopFacts }) {
  const { name, domain, suspensions, restorableUntil } = shop
  return (
    <Screen
      title={name}
      back={back}
      hint={
        <Group gap="xs">
          <Anchor href={shopUrl(domain)} target="_blank" rel="noreferrer" size="sm">
            {domain}
          </Anchor>
          <ShopStatus {...shop} />
        </Group>
      }
      actions={<ShopActs shop={shop} />}
    >
      {suspensions.map(({ cause, reason, since }) => (
        <Warning
          key={cause}
          title={`Suspended by ${cause === 'billing' ? 'billing' : 'an operator'} since ${formatDay(since)}`}
        >
          <Text size="sm" c="var(--ink)">
            {reason}
          </Text>
        </Warning>
      ))}
      {restorableUntil !== null && (
        <Warning title="This shop is closed" color="yellow">
          <Text size="sm" c="var(--ink)">
            It can be restored until {formatDay(restorableUntil)}. After that nothing of it is left.
          </Text>
        </Warning>
      )}
      <SubscriptionSign {...shop} />
      <ShopPanel shop={shop} />
      <Signals storeId={shop.storeId} />
      <Domains storeId={shop.storeId} />
      <LimitsPanel shop={shop} />
      <TeamPanel shop={shop} />
      <Reports storeId={shop.storeId} />
      <Log storeId={shop.storeId} />
    </Screen>
  )
}

function ShopPanel({ shop }: { shop: ShopFacts }) {
  return (
    <Panel title="Facts">
      <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }}>
        <Fact label="Owner">{shop.owner ? `${shop.owner.name}, ${shop.owner.email}` : '—'}</Fact>
        <Fact label="Created">{formatDay(shop.createdAt)}</Fact>
        <Fact label="First opened">{shop.openedAt ? formatDay(shop.openedAt) : 'Never'}</Fact>
        <Fact label="Last activity">
          {shop.lastActiveAt ? formatMoment(shop.lastActiveAt) : '—'}
        </Fact>
        <Fact label="Orders">{shop.orders}</Fact>
        <Fact label="Products">{shop.products}</Fact>
        <Fact label="Pages">{shop.pages}</Fact>
        <Fact label="Storage">{formatBytes(shop.storage)}</Fact>
        <Fact label="Country and currency">
          {shop.country}, {shop.currency}
        </Fact>
        <Fact label="Failed emails">
          {shop.failedMails > 0 ? (
            <TextLink to={`/console/mails?shop=${shop.storeId}`}>{shop.failedMails}</TextLink>
          ) : (
            0
          )}
        </Fact>
        <Fact label="Free address">{shop.freeDomain}</Fact>
        <Fact label="Id">{shop.storeId}</Fact>
      </SimpleGrid>
    </Panel>
  )
}

function TeamPanel({ shop: { team } }: { shop: ShopFacts }) {
  return (
    <Panel title="Team">
      <Stack gap="sm">
        {team.map(({ name, email, role, lastSeenAt }) => (
          <Group key={email} justify="space-between" gap="xs">
            <div>
              <Text size="sm" fw={500}>
                {name}
              </Text>
              <Text size="xs" c="var(--ink-soft)">
                {email}
              </Text>
            </div>
            <Text size="xs" c="var(--ink-soft)">
              {role}, {lastSeenAt ? `last seen ${formatDay(lastSeenAt)}` : 'never seen'}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}

function Signals({ storeId }: { storeId: string }) {
  const { data } = useQuery(
    consoleCalls.signals.list.queryOptions({ input: { storeId, pageSize: 20 } }),
  )
  if (!data?.content.length) return null
  return (
    <Panel title="Open signals" flush>
      <SignalList rows={data.content} isInShop />
    </Panel>
  )
}

function Domains({ storeId }: { storeId: string }) {
  const { data } = useQuery(
    consoleCalls.domains.list.queryOptions({ input: { storeId, pageSize: 100 } }),
  )
  if (!data?.content.length) return null
  return (
    <Panel title="Own domains" flush>
      <DomainList rows={data.content} isInShop />
    </Panel>
  )
}

function Reports({ storeId }: { storeId: string }) {
  const { data } = useQuery(
    consoleCalls.reports.list.queryOptions({ input: { storeId, pageSize: 20 } }),
  )
  if (!data?.content.length) return null
  return (
    <Panel title="Open reports" flush>
      <ReportList rows={data.content} />
    </Panel>
  )
}

function Log({ storeId }: { storeId: string }) {
  const { data } = useQuery(
    consoleCalls.acts.list.queryOptions({ input: { storeId, pageSize: 20 } }),
  )
  if (!data?.content.length) return null
  return (
    <Panel title="What operators did here" flush>
      <ActsTable rows={data.content} />
    </Panel>
  )
}
