import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { TypedNameDialog } from '../../platform/ui/typed-name-dialog.tsx'
import { showDomains } from './show-domains.ts'

interface RemoveDomainProps {
  host: StoreHost
  storeDomain: string
}

export function RemoveDomain({
  host: { domain, unicode, primary, sender },
  storeDomain,
}: RemoveDomainProps) {
  const { storeId } = useCurrentStore()
  const [isAsking, dialog] = useDisclosure()
  const remove = useMutation(
    calls.store.removeDomain.mutationOptions({
      meta: { showsRefusals: primary },
      onSuccess: async (shown) => {
        dialog.close()
        showSuccess(`${domain} is removed`)
        await showDomains(storeId, shown)
      },
    }),
  )
  function close() {
    dialog.close()
    remove.reset()
  }
  const nameShown = unicode ?? domain
  const mailNote = sender?.status === 'on' ? ` Emails no longer come from ${sender.address}.` : ''
  const ask = () =>
    primary
      ? dialog.open()
      : confirmDanger({
          title: `Remove ${domain}?`,
          text: `It no longer leads to your shop.${mailNote} You can add it again.`,
          confirm: 'Remove domain',
          onConfirm: () => remove.mutate({ storeId, domain }),
        })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconTrash size={15} aria-hidden />}
        loading={remove.isPending && !isAsking}
        aria-label={`Remove ${domain}`}
        onClick={ask}
      >
        Remove
      </Button>
      {isAsking && (
        <TypedNameDialog
          title={`Remove ${nameShown}?`}
          name={nameShown}
          keep="Keep domain"
          confirm="Remove domain"
          error={remove.error && messageOf(remove.error)}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ storeId, domain, confirmDomain: domain })}
          onClose={close}
        >
          Shoppers use this domain. Links to it stop working; {storeDomain} still leads to your
          shop.
          {mailNote}
        </TypedNameDialog>
      )}
    </>
  )
}
