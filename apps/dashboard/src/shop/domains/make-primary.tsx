import { Button } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { showDomains } from './show-domains.ts'

export function MakePrimary({ host: { domain, status, primary } }: { host: StoreHost }) {
  const { storeId } = useCurrentStore()
  const choose = useMutation(
    calls.store.setPrimaryDomain.mutationOptions({
      onSuccess: async (shown) => {
        showSuccess(`${domain} is the primary domain`)
        await showDomains(storeId, shown)
      },
    }),
  )
  if (primary || status !== 'live') return null
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconStar size={15} aria-hidden />}
      loading={choose.isPending}
      aria-label={`Make primary: ${domain}`}
      onClick={() => choose.mutate({ storeId, domain })}
    >
      Make primary
    </Button>
  )
}
