import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { quietCalls } from '../api/calls.ts'
import { useRole } from '../session/auth-context.ts'
import { formatDay } from '../ui/format-date.ts'
import { TextLink } from '../ui/text-link.tsx'
import { Warning } from '../ui/warning.tsx'

/** Says when the shop closes, as long as a payment for its plan is missing. */
export function ClosingBanner() {
  const isOwner = useRole() === 'owner'
  const { data } = useQuery(
    quietCalls.plans.storeUsage.queryOptions({ staleTime: 5 * 60_000, retry: false }),
  )
  if (!data?.closesAt) return null
  return (
    <Box mb="lg">
      <Warning title={`This shop closes on ${formatDay(data.closesAt)}`} color="yellow">
        <Text size="sm" c="var(--ink)">
          A payment for its plan failed.{' '}
          {isOwner ? (
            <TextLink to="/billing">Open plan and billing</TextLink>
          ) : (
            'Tell the owner of the shop.'
          )}
        </Text>
      </Warning>
    </Box>
  )
}
