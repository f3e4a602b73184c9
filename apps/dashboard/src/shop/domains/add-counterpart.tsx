import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { showDomains } from './show-domains.ts'

/** The same name with or without www, while the shop does not have it. */
export function AddCounterpart({ host: { counterpart } }: { host: StoreHost }) {
  const { storeId } = useCurrentStore()
  const add = useMutation(
    calls.store.updateDomain.mutationOptions({
      onSuccess: async (shown, { domain }) => {
        showSuccess(`${domain} is added. Its DNS records are shown below.`)
        await showDomains(storeId, shown)
      },
    }),
  )
  if (!counterpart || counterpart.added) return null
  const { domain } = counterpart
  return (
    <Button
      variant="default"
      size="xs"
      maw="100%"
      leftSection={<IconPlus size={15} aria-hidden />}
      loading={add.isPending}
      onClick={() => add.mutate({ storeId, domain })}
    >
      Add {domain}
    </Button>
  )
}
