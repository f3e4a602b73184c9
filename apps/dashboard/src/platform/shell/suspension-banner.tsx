import { Text } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { provider } from '../provider/provider.ts'
import { useCurrentStore, useRole } from '../session/auth-context.ts'
import { formatDay } from '../ui/format-date.ts'
import { TextLink } from '../ui/text-link.tsx'
import { Warning } from '../ui/warning.tsx'

/** Says why the shop can only be looked at. */
export function SuspensionBanner() {
  const { suspension } = useCurrentStore()
  const isOwner = useRole() === 'owner'
  if (!suspension) return null
  return (
    <Warning
      title={`This shop is suspended since ${formatDay(suspension.since)}`}
      icon={<IconBan aria-hidden />}
    >
      <Text size="sm" c="var(--ink)">
        {suspension.reason}
      </Text>
      <Text size="sm" c="var(--ink)" mt={6}>
        Shoppers see that it is unavailable. You can look at everything here, but not change it. If
        you think that this is a mistake, write to {provider.supportEmail}.
      </Text>
      {suspension.cause === 'billing' && isOwner && (
        <TextLink to="/billing">Open plan and billing</TextLink>
      )}
    </Warning>
  )
}
