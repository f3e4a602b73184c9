import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { suffixOf } from './check-domain.ts'
import { domainRefusals } from './domain-refusals.ts'
import { showDomains } from './show-domains.ts'

interface ChangeAddressProps {
  storeDomain: string
  onClose: () => void
}

export function ChangeAddressDialog(props: ChangeAddressProps) {
  return (
    <Modal opened onClose={props.onClose} title="Change the free address" centered>
      <ChangeAddressForm {...props} />
    </Modal>
  )
}

function ChangeAddressForm({ storeDomain, onClose }: ChangeAddressProps) {
  const { storeId } = useCurrentStore()
  const suffix = suffixOf(storeDomain)
  const change = useMutation(
    calls.store.updateDomain.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: async (status) => {
        onClose()
        showSuccess(`The free address is ${status.storeDomain}`)
        await showDomains(storeId, status)
      },
    }),
  )
  const form = useForm({
    initialValues: { domain: storeDomain.slice(0, -suffix.length) },
    validate: { domain: (typed) => (typed.trim() ? null : 'Enter an address.') },
  })

  const save = ({ domain }: { domain: string }) =>
    change.mutate(
      { storeId, domain: domain.trim() + suffix },
      { onError: (error) => applyRefusal(form, error, domainRefusals) },
    )

  return (
    <CheckedForm form={form} onSubmit={save}>
      <Stack>
        <TextInput
          label="Address"
          description={`Followed by ${suffix}`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('domain')}
        />
        <Text size="sm">
          {storeDomain} redirects to the new address for 30 days. After that, others can take it.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending}>
            Change address
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
