import { Group, SimpleGrid, Skeleton, Text, ThemeIcon } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangle,
  IconCash,
  IconPackageOff,
  IconStackPop,
  IconPlugConnectedX,
  IconTruckDelivery,
  IconWorldExclamation,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../platform/session/auth-context.ts'
import classes from './to-do-cards.module.css'

/** What waits for the owner; each card is counted, and fails, by itself. */
export function ToDoCards() {
  const seesProducts = useHasRight('products:read')
  const seesDevelopers = useHasRight('developers:read')
  const seesDomains = useHasRight('domains:read')
  return (
    <SimpleGrid
      component="ul"
      aria-label="To do"
      cols={{ base: 2, sm: 3, lg: 6 }}
      spacing={{ base: 'sm', sm: 'md' }}
      className={classes['cards']}
    >
      <Orders tab="unfulfilled" icon={IconTruckDelivery} label="To fulfil" />
      <Orders tab="unpaid" icon={IconCash} label="Payments to collect" />
      {seesProducts && <Stock level="low" icon={IconStackPop} label="Products low in stock" />}
      {seesProducts && <Stock level="out" icon={IconPackageOff} label="Products out of stock" />}
      {seesDevelopers && <BrokenWebhooks />}
      {seesDomains && <DomainProblems />}
    </SimpleGrid>
  )
}

interface OrdersProps {
  tab: 'unfulfilled' | 'unpaid'
  icon: Icon
  label: string
}

function Orders({ tab, icon, label }: OrdersProps) {
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.orders.list.queryOptions({ input: { storeId, pageNumber: 0, pageSize: 1, tab } }),
  )
  return (
    <Card
      icon={icon}
      label={label}
      count={query.data?.totalElements}
      isFailed={query.isError}
      to={`/dashboard/orders?tab=${tab}`}
    />
  )
}

interface StockProps {
  level: 'low' | 'out'
  icon: Icon
  label: string
}

function Stock({ level, icon, label }: StockProps) {
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.products.filteredProducts.queryOptions({
      input: { storeId, page: 0, size: 1, stock: level, status: 'active' },
    }),
  )
  return (
    <Card
      icon={icon}
      label={label}
      count={query.data?.totalElements}
      isFailed={query.isError}
      to={`/dashboard/products?stock=${level}&status=active`}
    />
  )
}

function BrokenWebhooks() {
  const { storeId } = useCurrentStore()
  const query = useQuery(calls.webhooks.list.queryOptions({ input: { storeId } }))
  const broken = query.data?.filter(
    ({ offReason }) => offReason === 'gone' || offReason === 'failing',
  )
  return (
    <Card
      icon={IconPlugConnectedX}
      label="Webhooks switched off"
      count={broken?.length}
      isFailed={query.isError}
      to="/dashboard/developers/webhooks"
    />
  )
}

function DomainProblems() {
  const { storeId } = useCurrentStore()
  const query = useQuery(calls.store.domainStatus.queryOptions({ input: { storeId } }))
  const broken = query.data?.domains.filter(({ problem }) => problem?.blocking)
  return (
    <Card
      icon={IconWorldExclamation}
      label="Domain problems"
      count={broken?.length}
      isFailed={query.isError}
      to="/dashboard/domains"
    />
  )
}

interface CardProps {
  icon: Icon
  label: string
  count: number | undefined
  isFailed: boolean
  to: string
}

function Card({ icon: Glyph, label, count, isFailed, to }: CardProps) {
  const isWaiting = count !== undefined && count > 0
  return (
    <li>
      <Link to={to} className={classes['card']} data-waiting={isWaiting || undefined}>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          {count === undefined && !isFailed ? (
            <Skeleton h={28} w={40} radius="sm" />
          ) : (
            <Text fz="1.5rem" fw={650} ff="heading" lh={1.2}>
              {isFailed ? '–' : count?.toLocaleString('en')}
            </Text>
          )}
          <ThemeIcon
            variant="light"
            radius="xl"
            size={34}
            color={isWaiting ? 'pine' : 'gray'}
            aria-hidden
          >
            {isFailed ? <IconAlertTriangle size={18} /> : <Glyph size={18} stroke={1.7} />}
          </ThemeIcon>
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {isFailed ? `${label}: could not be loaded` : label}
        </Text>
      </Link>
    </li>
  )
}
