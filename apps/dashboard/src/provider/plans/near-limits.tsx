import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { amountText, nearLimit, shortAmount } from '@vitrine/commerce/plans/limits.ts'
import type { Usage } from '@vitrine/contract/provider/plans.ts'
import { calls } from '../../platform/api/calls.ts'
import { useRole } from '../../platform/session/auth-context.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { Warning } from '../../platform/ui/warning.tsx'

/** Warns of limits of the plan before they are reached. */
export function NearLimits() {
  const isOwner = useRole() === 'owner'
  const { data } = useQuery(calls.plans.storeUsage.queryOptions({ staleTime: 60_000 }))
  const near = data?.usage.filter(isNear) ?? []
  if (!near.length) return null
  return (
    <Warning title="Your plan is nearly used up" color="yellow">
      {near.map(({ limit, used, max }) => (
        <Text key={limit} size="sm" c="var(--ink)">
          {shortAmount(limit, used!)} of {amountText(limit, max!)}
        </Text>
      ))}
      {isOwner && <TextLink to="/billing">See plan and usage</TextLink>}
    </Warning>
  )
}

function isNear({ used, max }: Usage): boolean {
  return used !== null && max !== null && max > 0 && used >= max * nearLimit
}
