import { Badge, Group, Loader, Text, UnstyledButton } from '@mantine/core'
import { roleNames } from '@vitrine/contract/call/role.ts'
import type { Store, StoreOfMember } from '@vitrine/contract/shop/store.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import classes from './store-card.module.css'

interface StoreCardProps {
  store: StoreOfMember
  isSelected: boolean
  isOpening: boolean
  onOpen: () => void
}

export function StoreCard({ store, isSelected, isOpening, onOpen }: StoreCardProps) {
  return (
    <UnstyledButton className={classes.card} onClick={onOpen} disabled={isOpening}>
      <span className={classes.awning} aria-hidden="true" />
      <Group p="md" gap="md" wrap="nowrap" align="flex-start">
        <span className={classes.sign} aria-hidden="true">
          {store.logo ? <img src={store.logo} alt="" /> : store.name.slice(0, 1).toUpperCase()}
        </span>
        <div className={classes.words}>
          <Text fw={650} fz="lg" truncate>
            {store.name}
          </Text>
          <Text size="sm" c="var(--ink-soft)" truncate>
            {store.primaryDomain}
          </Text>
          <Group gap={6} mt="sm">
            <StatusBadge store={store} />
            <Badge variant="default">{store.currency}</Badge>
            {isSelected && <Badge variant="light">Last opened</Badge>}
          </Group>
          {store.suspension && (
            <Text size="sm" c="red.8" mt="sm" lineClamp={2}>
              {store.suspension.reason}
            </Text>
          )}
          <Text size="xs" c="var(--ink-soft)" mt="sm">
            {roleNames[store.role]} ·{' '}
            {store.lastActiveAt
              ? `last used ${formatDay(store.lastActiveAt)}`
              : `since ${formatDay(store.createdAt)}`}
          </Text>
        </div>
        {isOpening && <Loader size="sm" aria-label={`Opening ${store.name}`} />}
      </Group>
    </UnstyledButton>
  )
}

const statuses = {
  live: { label: 'Open', color: 'pine' },
  draft: { label: 'Not open yet', color: 'gray' },
  paused: { label: 'Paused', color: 'gray' },
  password: { label: 'Password', color: 'gray' },
  suspended: { label: 'Suspended', color: 'red' },
} as const

function stateOf({ status, openedAt, hasPassword }: Store): keyof typeof statuses {
  if (status === 'live' && hasPassword) return 'password'
  return status === 'draft' && openedAt !== null ? 'paused' : status
}

function StatusBadge({ store }: { store: Store }) {
  const { label, color } = statuses[stateOf(store)]
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
