import { Alert, Button, Group, Radio, Stack, Switch, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { reminderNotice } from '@vitrine/commerce/orders/reminder.ts'
import type { ReminderSettings } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { Warning } from '../../platform/ui/warning.tsx'

interface Values {
  enabled: boolean
  basis: ReminderSettings['basis']
  delay: '1' | '10' | '24'
}

const delays = [
  { value: '1', label: 'After 1 hour' },
  { value: '10', label: 'After 10 hours' },
  { value: '24', label: 'After 24 hours' },
]

export function ReminderForm({ settings }: { settings: ReminderSettings }) {
  const { storeId } = useCurrentStore()
  const { enabled, basis, delay, revision, marketing } = settings
  const { form, save } = useSettingsForm<Values, ReminderSettings>({
    initialValues: { enabled, basis, delay: String(delay) as Values['delay'] },
    onSave: (typed) => {
      const hours = Number(typed.delay) as ReminderSettings['delay']
      return api.abandonedCheckouts.saveSettings({ ...typed, delay: hours, revision, storeId })
    },
    notice: 'Reminders saved',
    onSaved: (saved) => {
      const { settings: read, get, list } = calls.abandonedCheckouts
      queryClient.setQueryData(read.queryKey({ input: { storeId } }), saved)
      return refresh(get, list)
    },
  })
  const { values } = form

  return (
    <CheckedForm form={form} onSubmit={save}>
      <Stack gap="lg">
        <Panel>
          <Switch
            label="Remind shoppers who leave the checkout"
            description="One email with the cart and a link back to it. While this is on, unfinished checkouts are stored for up to 90 days."
            {...form.getInputProps('enabled', { type: 'checkbox' })}
          />
        </Panel>
        <Panel
          title="Who is reminded"
          hint="The law requires a basis for such emails. Which one applies depends on where you sell."
        >
          <Radio.Group aria-label="Who is reminded" {...form.getInputProps('basis')}>
            <Stack gap="sm">
              <Radio
                value="opt_in"
                label="Only shoppers who subscribe to news"
                description="They gave their consent. The safest choice."
              />
              <Radio
                value="soft_opt_in"
                label="Everyone who is informed and does not object"
                description="The checkout informs them, with a box to opt out. Allowed in fewer countries; get advice before you choose it."
              />
            </Stack>
          </Radio.Group>
          {values.enabled && values.basis === 'opt_in' && <BoxForNews marketing={marketing} />}
          <Alert color="gray" variant="light" icon={<IconInfoCircle aria-hidden />}>
            <Text size="sm" fw={550}>
              Text shown below the email field:
            </Text>
            <Text size="sm">{reminderNotice(values.basis)}</Text>
          </Alert>
        </Panel>
        <Panel
          title="When"
          hint="Counted from the shopper’s last action. Nobody is reminded after ordering, or twice within a week."
        >
          <Radio.Group aria-label="Send reminder" {...form.getInputProps('delay')}>
            <Group gap="lg">
              {delays.map((choice) => (
                <Radio key={choice.value} {...choice} />
              ))}
            </Group>
          </Radio.Group>
          <Text size="sm" c="var(--ink-soft)">
            See a preview under{' '}
            <TextLink to="/dashboard/mails/templates?kind=abandoned_checkout">
              email templates
            </TextLink>
            .
          </Text>
        </Panel>
        <Group>
          <Button type="submit" loading={form.submitting}>
            Save reminders
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

/** Consent requires the checkbox at the checkout. */
function BoxForNews({ marketing }: Pick<ReminderSettings, 'marketing'>) {
  if (marketing === 'unticked') return null
  return (
    <Warning color="yellow" title="Nobody can subscribe yet">
      <Text size="sm">
        {marketing === 'off'
          ? 'Your checkout has no newsletter checkbox.'
          : 'Your checkout’s newsletter checkbox is pre-ticked, which is not consent.'}{' '}
        Leave it unticked in the <TextLink to="/dashboard/checkout-editor">checkout</TextLink>, and
        publish that.
      </Text>
    </Warning>
  )
}
