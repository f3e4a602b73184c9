import { Button, Group, Stack, TextInput } from '@mantine/core'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { checkPixelId } from './check-pixel-id.ts'

interface PixelFormProps {
  storeId: string
  fbPixelId: string
}

export function PixelForm({ storeId, fbPixelId }: PixelFormProps) {
  const { form, save } = useSettingsForm({
    initialValues: { fbPixelId },
    validate: { fbPixelId: checkPixelId },
    onSave: (values) => api.store.updateFbPixel({ storeId, fbPixelId: values.fbPixelId.trim() }),
    notice: (values) => (values.fbPixelId ? 'The pixel is on' : 'The pixel is off'),
    onSaved: () => refresh(calls.store.getFbPixel, calls.store.findCurrentStore),
  })

  return (
    <Panel title="Your pixel">
      <CheckedForm form={form} onSubmit={save}>
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
              <Button
                variant="default"
                disabled={form.submitting}
                onClick={() => void save({ fbPixelId: '' })}
              >
                Switch off
              </Button>
            )}
          </Group>
        </Stack>
      </CheckedForm>
    </Panel>
  )
}
