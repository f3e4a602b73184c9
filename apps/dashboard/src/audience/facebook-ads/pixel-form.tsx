import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import { checkPixelId } from './check-pixel-id.ts'

interface PixelFormProps {
  storeId: string
  fbPixelId: string
}

export function PixelForm({ storeId, fbPixelId }: PixelFormProps) {
  const form = useForm({ initialValues: { fbPixelId }, validate: { fbPixelId: checkPixelId } })
  useUnsavedGuard(form.isDirty)

  async function save(id: string) {
    try {
      await api.store.updateFbPixel({ storeId, fbPixelId: id.trim() })
      form.resetDirty()
      showSuccess(id ? 'The pixel is on' : 'The pixel is off')
      await refresh(calls.store.getFbPixel, calls.store.findCurrentStore)
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <Panel title="Your pixel">
      <form noValidate onSubmit={form.onSubmit((values) => save(values.fbPixelId))}>
        <Stack maw={440}>
          <TextInput
            label="Pixel id"
            description="The number next to your pixel's name in Meta Events Manager. Leave empty to switch it off."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="123456789012345"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            {...form.getInputProps('fbPixelId')}
          />
          <Group>
            <Button type="submit" loading={form.submitting}>
              Save
            </Button>
            {fbPixelId && (
              <Button variant="default" disabled={form.submitting} onClick={() => void save('')}>
                Switch off
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
