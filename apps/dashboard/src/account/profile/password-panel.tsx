import { Button, Checkbox, Group, PasswordInput, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { checkNewPassword } from '../../platform/session/checks.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { Panel } from '../../platform/ui/panel.tsx'

export function PasswordPanel({ profile: { hasPassword, email } }: { profile: Profile }) {
  const form = useForm({
    initialValues: { currentPassword: '', password: '', revokeApiKeys: false },
    validate: {
      currentPassword: (value) => (hasPassword && !value ? 'Enter your current password.' : null),
      password: checkNewPassword,
    },
  })

  async function save(values: typeof form.values) {
    try {
      await api.profile.changePassword(values)
      form.reset()
      showSuccess('Password saved. All your other devices are signed out.')
      await refresh(calls.profile.get, calls.profile.sessions)
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <Panel title="Password" hint="A new password signs you out on all other devices.">
      <CheckedForm form={form} onSubmit={save}>
        <Stack>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {hasPassword && (
              <PasswordInput
                label="Current password"
                description="So that no one else can change it"
                autoComplete="current-password"
                maxLength={128}
                {...form.getInputProps('currentPassword')}
              />
            )}
            <PasswordInput
              label="New password"
              description="At least 8 characters"
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
          </SimpleGrid>
          <Checkbox
            label="Also revoke my API keys"
            description="Choose this if someone else may know your password. Apps that use your API keys stop working until you give them new ones."
            {...form.getInputProps('revokeApiKeys', { type: 'checkbox' })}
          />
          <Group>
            <Button type="submit" variant="default" loading={form.submitting}>
              {hasPassword ? 'Change password' : 'Set password'}
            </Button>
          </Group>
        </Stack>
      </CheckedForm>
    </Panel>
  )
}
