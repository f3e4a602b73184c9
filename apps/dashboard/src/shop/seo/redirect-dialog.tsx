import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { readFrom, readTo } from '@vitrine/commerce/seo/redirect-path.ts'
import type { Redirect } from '@vitrine/contract/shop/redirects.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'

interface RedirectDialogProps {
  opened: boolean
  onClose: () => void
  /** The one to change; undefined adds one. */
  redirect?: Pick<Redirect, 'id' | 'from' | 'to' | 'status'>
  /** The old address of a new one. */
  from?: string
}

export function RedirectDialog({ opened, onClose, redirect, from = '' }: RedirectDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={redirect ? 'Edit redirect' : 'Add redirect'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <RedirectForm
        key={redirect?.id ?? from}
        onClose={onClose}
        redirect={redirect}
        from={redirect?.from ?? from}
      />
    </Modal>
  )
}

interface RedirectFormProps {
  onClose: () => void
  redirect: RedirectDialogProps['redirect']
  from: string
}

function RedirectForm({ onClose, redirect, from }: RedirectFormProps) {
  const { storeId, storeDomain, primaryDomain } = useCurrentStore()
  const hosts = [storeDomain, primaryDomain]
  const form = useForm({
    initialValues: { from, to: redirect?.to ?? '', status: String(redirect?.status ?? 301) },
    validate: {
      from: (typed) => readFrom(typed, hosts).problem ?? null,
      to: (typed) => readTo(typed, hosts).problem ?? null,
    },
  })

  async function save(typed: typeof form.values) {
    const values = {
      from: typed.from,
      to: typed.to,
      status: typed.status === '302' ? 302 : 301,
    } as const
    try {
      if (redirect) await api.seo.updateRedirect({ id: redirect.id, ...values })
      else await api.seo.addRedirect({ storeId, ...values })
      showSuccess('Redirect saved')
      onClose()
      await refresh(calls.seo.listRedirects, calls.seo.listMissing)
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={save}>
      <Stack>
        <TextInput
          label="From"
          description="The old address, without the domain."
          placeholder="/products/old-tea"
          spellCheck={false}
          autoCapitalize="none"
          data-autofocus={from === '' || undefined}
          {...form.getInputProps('from')}
        />
        <TextInput
          label="To"
          description="A page of this shop."
          placeholder="/product/new-tea"
          spellCheck={false}
          autoCapitalize="none"
          data-autofocus={from !== '' || undefined}
          {...form.getInputProps('to')}
        />
        <Radio.Group label="Type" {...form.getInputProps('status')}>
          <Stack gap="xs" mt={6}>
            <Radio
              value="301"
              label="Permanent (301)"
              description="Search engines replace the old address by the new one."
            />
            <Radio
              value="302"
              label="Temporary (302)"
              description="Search engines keep the old address."
            />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            Save redirect
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
