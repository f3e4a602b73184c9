import { Group, Progress, Text } from '@mantine/core'
import { limitLabels, nearLimit, shortAmount } from '@vitrine/commerce/plans/limits.ts'
import type { Usage } from '@vitrine/contract/provider/plans.ts'

export function UsageBar({ usage, of }: { usage: Usage; of: string }) {
  const { limit, used, max } = usage
  const label = limitLabels[limit]
  const share = used === null || !max ? (used && max === 0 ? 1 : 0) : used / max
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{label}</Text>
        <Text size="sm" c={share >= 1 ? 'red.9' : 'var(--ink-soft)'}>
          {usageText(usage)}
        </Text>
      </Group>
      {used !== null && max !== null && (
        <Progress
          value={Math.min(100, share * 100)}
          color={share >= 1 ? 'red.9' : share >= nearLimit ? 'yellow.9' : 'pine'}
          aria-label={`${label} of ${of}`}
          mt={4}
        />
      )}
      {share >= nearLimit && (
        <Text size="xs" c="var(--ink-soft)" mt={2}>
          {share >= 1 ? 'Nothing can be added. Remove some or change the plan.' : 'Nearly used up.'}
        </Text>
      )}
    </div>
  )
}

function usageText({ limit, used, max }: Usage): string {
  if (max === null) return used === null ? 'No limit' : `${shortAmount(limit, used)}, no limit`
  const allowed = shortAmount(limit, max)
  return used === null ? `up to ${allowed}` : `${shortAmount(limit, used)} of ${allowed}`
}
