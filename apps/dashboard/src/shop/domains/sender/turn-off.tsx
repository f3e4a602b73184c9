import { Button } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { DomainSender, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { showSuccess } from '../../../platform/toast.ts'
import { confirmDanger } from '../../../platform/ui/confirm.tsx'
import { showDomains } from '../show-domains.ts'

interface TurnOffProps {
  host: Pick<StoreHost, 'domain'>
  sender: Pick<DomainSender, 'mailDomain'>
  mailFallback: string
}

export function TurnOff({ host: { domain }, sender: { mailDomain }, mailFallback }: TurnOffProps) {
  const { storeId } = useCurrentStore()
  const remove = useMutation(
    calls.store.removeSender.mutationOptions({
      onSuccess: async (shown) => {
        showSuccess(`Emails come from ${mailFallback}`)
        await showDomains(storeId, shown)
      },
    }),
  )
  const ask = () =>
    confirmDanger({
      title: `Turn off email from ${mailDomain}?`,
      text: `Emails come from ${mailFallback} again, and the key is deleted. To turn it on later, you add a new DKIM record.`,
      confirm: 'Turn off',
      onConfirm: () => remove.mutate({ storeId, domain }),
    })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconMailOff size={15} aria-hidden />}
      loading={remove.isPending}
      aria-label={`Turn off email from ${mailDomain}`}
      onClick={ask}
    >
      Turn off
    </Button>
  )
}
