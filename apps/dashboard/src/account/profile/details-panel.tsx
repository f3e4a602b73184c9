import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { Language } from '@vitrine/contract/account/auth.ts'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { TimeZoneSelect } from '../../platform/ui/time-zone-select.tsx'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import { AvatarField } from './avatar-field.tsx'

/** The value of a `Select` cannot be null. */
const ofBrowser = 'browser'

const languages: { value: Language; label: string }[] = [
  { value: 'en-GB', label: '24 Nov 2026, 16:05' },
  { value: 'en-US', label: 'Nov 24, 2026, 04:05 PM' },
]

export function DetailsPanel({ profile }: { profile: Profile }) {
  const { form, save } = useSettingsForm({
    initialValues: valuesOf(profile),
    validate: { name: (value) => (value.trim() ? null : 'Enter your name.') },
    onSave: ({ timeZone, ...values }) =>
      api.profile.update({ ...values, timeZone: timeZone === ofBrowser ? null : timeZone }),
    valuesOf,
    notice: 'Profile saved',
    async onSaved(saved) {
      queryClient.setQueryData(calls.profile.get.queryKey(), saved)
      await refresh(calls.auth.checkAuth)
    },
  })
  return (
    <Panel title="About you">
      <AvatarField profile={profile} />
      <CheckedForm form={form} onSubmit={save}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Name"
              description="Emails from us greet you with it"
              autoComplete="name"
              maxLength={80}
              withAsterisk
              {...form.getInputProps('name')}
            />
            <TimeZoneSelect
              description="For dates and times in the dashboard"
              zone={zoneOr(form.values.timeZone)}
              first={{ value: ofBrowser, label: 'Same as this browser' }}
              {...form.getInputProps('timeZone')}
            />
            <Select
              label="Dates and times"
              description="How the dashboard writes them"
              data={languages}
              allowDeselect={false}
              {...form.getInputProps('language')}
            />
          </SimpleGrid>
          <Group>
            <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </CheckedForm>
    </Panel>
  )
}

function valuesOf({ name, timeZone, language }: Profile) {
  return { name, timeZone: timeZone ?? ofBrowser, language }
}

function zoneOr(chosen: string): string {
  return chosen === ofBrowser ? 'UTC' : chosen
}
