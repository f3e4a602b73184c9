import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showDomains } from './show-domains.ts'

export function CheckNow({ host: { domain, status } }: { host: StoreHost }) {
  const { storeId } = useCurrentStore()
  const check = useMutation(
    calls.store.checkDomainNow.mutationOptions({
      onSuccess: (shown) => showDomains(storeId, shown),
    }),
  )
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={15} aria-hidden />}
      loading={check.isPending}
      disabled={status === 'verifying'}
      aria-label={`Check now: ${domain}`}
      onClick={() => check.mutate({ storeId, domain })}
    >
      Check now
    </Button>
  )
}
