import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { limitLabels, limitNames, shortAmount } from '@vitrine/commerce/plans/limits.ts'
import type { Plan, PlanPrice } from '@vitrine/contract/provider/plans.ts'

interface PlanCardProps {
  plan: Plan
  price: PlanPrice
  isOwn: boolean
  isWanted: boolean
  isPending: boolean
  label: string
  onChoose: () => void
}

export function PlanCard({
  plan,
  price,
  isOwn,
  isWanted,
  isPending,
  label,
  onChoose,
}: PlanCardProps) {
  const { name, description, trialDays, limits } = plan
  return (
    <Paper
      withBorder
      radius="md"
      p="md"
      style={{ borderColor: isWanted ? 'var(--ink)' : 'var(--line)' }}
    >
      <Stack gap="sm" h="100%">
        <Group justify="space-between">
          <Title order={3} fz="1rem">
            {name}
          </Title>
          {isOwn && (
            <Badge variant="light" color="pine">
              Your plan
            </Badge>
          )}
        </Group>
        <Text size="sm" c="var(--ink-soft)">
          {description}
        </Text>
        <Text fw={600} fz="1.3rem">
          {formatPrice(price.amount, price.currency)}{' '}
          <Text span size="sm" fw={400} c="var(--ink-soft)">
            a {price.period}
          </Text>
        </Text>
        <Stack gap={2} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {limitNames.map((limit) => (
            <Text key={limit} component="li" size="sm">
              {limitLabels[limit]}:{' '}
              {limits[limit] === null ? 'unlimited' : shortAmount(limit, limits[limit] ?? 0)}
            </Text>
          ))}
        </Stack>
        {!isOwn && (
          <Button
            mt="auto"
            variant={isWanted ? 'filled' : 'default'}
            loading={isPending}
            onClick={onChoose}
          >
            {label}
          </Button>
        )}
        {!isOwn && trialDays > 0 && label.startsWith('Choose') && (
          <Text size="xs" c="var(--ink-soft)">
            The first {trialDays} days are free for a first subscription.
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
