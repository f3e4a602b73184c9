import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { MediaField } from '../media/media-field.tsx'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { checkImageUrl } from '../../platform/ui/image-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'

export function LogoPanel() {
  const { storeId, logo } = useCurrentStore()
  const form = useForm({ initialValues: { logo: logo ?? '' }, validate: { logo: checkImageUrl } })

  async function handleSubmit(values: { logo: string }) {
    try {
      await api.store.updateStoreGeneralDetails({ storeId, logo: values.logo || null })
      form.setInitialValues(values)
      form.resetDirty(values)
      showSuccess('Logo saved')
      await refresh(calls.store.findCurrentStore)
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
      <Panel title="Logo" hint="Shown in emails, on invoices and in your list of shops.">
        <MediaField label="Logo" {...form.getInputProps('logo')} />
        <Button
          type="submit"
          variant="default"
          loading={form.submitting}
          disabled={!form.isDirty()}
          style={{ alignSelf: 'flex-start' }}
        >
          Save logo
        </Button>
      </Panel>
    </form>
  )
}
