import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { DomainSender, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { showSuccess } from '../../../platform/toast.ts'
import { confirm } from '../../../platform/ui/confirm.tsx'
import { showDomains } from '../show-domains.ts'

interface RenewKeyProps {
  host: Pick<StoreHost, 'domain'>
  sender: Pick<DomainSender, 'status' | 'mailDomain'>
}

export function RenewKey({ host: { domain }, sender: { status, mailDomain } }: RenewKeyProps) {
  const { storeId } = useCurrentStore()
  const renew = useMutation(
    calls.store.renewSenderKey.mutationOptions({
      onSuccess: async (shown) => {
        showSuccess('The record of the new key is shown below.')
        await showDomains(storeId, shown)
      },
    }),
  )
  const ask = () =>
    confirm({
      title: `Make a new key for ${mailDomain}?`,
      text:
        status === 'on'
          ? 'You add one more DKIM record. The old key signs until it is found.'
          : 'The DKIM record changes: the new one takes the place of the one that is shown now.',
      confirm: 'Make new key',
      onConfirm: () => renew.mutate({ storeId, domain }),
    })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconKey size={15} aria-hidden />}
      loading={renew.isPending}
      aria-label={`New key: ${mailDomain}`}
      onClick={ask}
    >
      New key
    </Button>
  )
}
