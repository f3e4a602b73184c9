import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { showSuccess } from '../../platform/toast.ts'

export function PasswordForm() {
  const { storeId, hasPassword } = useCurrentStore()
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (password) => (password.trim().length < 4 ? 'Use at least 4 characters.' : null),
    },
  })

  async function save(password: string | null) {
    try {
      await api.store.updatePassword({ storeId, password })
      form.reset()
      showSuccess(password === null ? 'Password removed' : 'Password saved')
      await refresh(calls.store.findCurrentStore)
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => save(password.trim()))}>
      <Group align="flex-start" gap="sm">
        <TextInput
          label={hasPassword ? 'New password' : 'Password for visitors'}
          description={
            hasPassword
              ? 'The old one stops working, and everyone is asked again'
              : 'Optional. Visitors who know it see the shop'
          }
          autoComplete="off"
          maxLength={100}
          flex="1 1 16rem"
          {...form.getInputProps('password')}
        />
        <Group gap="sm" mt={{ base: 0, sm: 44 }}>
          <Button type="submit" variant="default" loading={form.submitting}>
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
          {hasPassword && (
            <Button variant="subtle" color="red.9" onClick={() => void save(null)}>
              Remove password
            </Button>
          )}
        </Group>
      </Group>
    </form>
  )
}
