import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type WebhookEvent, webhookEvents } from '@vitrine/contract/account/webhooks.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { eventNames } from './event-names.ts'

interface WebhookValues {
  url: string
  events: WebhookEvent[]
}

interface WebhookFormProps {
  initial: WebhookValues
  submit: string
  /** Refusals are shown at their fields. */
  onSubmit: (values: WebhookValues) => Promise<unknown>
  onCancel: () => void
}

export function WebhookForm({ initial, submit, onSubmit, onCancel }: WebhookFormProps) {
  const form = useForm<WebhookValues>({
    initialValues: initial,
    validate: {
      url: (url) => (url.trim() ? null : 'Enter a URL.'),
      events: (events) => (events.length ? null : 'Choose at least one event.'),
    },
  })

  async function handleSubmit(values: WebhookValues) {
    try {
      await onSubmit({ ...values, url: values.url.trim() })
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={handleSubmit}>
      <Stack>
        <TextInput
          label="Address"
          description="URL of your endpoint"
          placeholder="https://example.com/hooks"
          type="url"
          maxLength={500}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Checkbox.Group label="Events" {...form.getInputProps('events')}>
          <Stack gap="xs" mt="xs">
            {webhookEvents.map((event) => (
              <Checkbox key={event} value={event} label={eventNames[event]} description={event} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
