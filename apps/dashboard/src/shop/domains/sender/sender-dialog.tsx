import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { DomainSender, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { showSuccess } from '../../../platform/toast.ts'
import { applyRefusal } from '../../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../../platform/ui/checked-form.tsx'
import { showDomains } from '../show-domains.ts'

interface SenderDialogProps {
  host: Pick<StoreHost, 'domain'>
  sender: Pick<DomainSender, 'status' | 'address' | 'mailDomain'>
  onClose: () => void
}

const ofCode = {
  sender_provided: 'localPart',
  sender_not_live: 'localPart',
  sender_elsewhere: 'localPart',
  too_many_attempts: 'localPart',
} as const

/** Asks for the address that emails come from. */
export function SenderDialog(props: SenderDialogProps) {
  const { status, mailDomain } = props.sender
  const title = status === 'off' ? `Send emails from ${mailDomain}` : 'Change email address'
  return (
    <Modal opened onClose={props.onClose} title={title} centered>
      <SenderForm {...props} />
    </Modal>
  )
}

function SenderForm({ host, sender, onClose }: SenderDialogProps) {
  const { storeId } = useCurrentStore()
  const { mailDomain, status, address } = sender
  const isOff = status === 'off'
  const save = useMutation(
    calls.store.updateSender.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: async (shown) => {
        onClose()
        showSuccess(isOff ? 'Now add the DKIM record, shown below.' : 'Email address changed.')
        await showDomains(storeId, shown)
      },
    }),
  )
  const form = useForm({ initialValues: { localPart: address?.split('@')[0] ?? 'hello' } })
  const send = ({ localPart }: { localPart: string }) =>
    save.mutate(
      { storeId, domain: host.domain, localPart },
      { onError: (error) => applyRefusal(form, error, { ofCode }) },
    )
  return (
    <CheckedForm form={form} onSubmit={send}>
      <Stack>
        <TextInput
          label="Address"
          description={`Followed by @${mailDomain}`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('localPart')}
        />
        <Text size="sm">
          Choose an address that you read, since shoppers may reply to it. Emails to you still come
          from us.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            {isOff ? 'Show DNS records' : 'Change address'}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
