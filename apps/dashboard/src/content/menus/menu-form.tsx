import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Menu, MenuInput } from '@vitrine/contract/content/menu.ts'
import type { ReactNode } from 'react'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { entriesOf, type MenuRow, rowsOf } from './menu-rows.ts'

interface MenuValues {
  name: string
  rows: MenuRow[]
}

interface MenuFormProps {
  initial: Pick<Menu, 'name' | 'entries' | 'missing'>
  /** @param isSure the owner confirmed overwriting another save */
  onSave: (input: MenuInput, isSure: boolean) => Promise<Menu>
  onSaved: (menu: Menu) => void
  actions?: ReactNode
}

export function MenuForm({ initial, onSave, onSaved, actions }: MenuFormProps) {
  const { storeId } = useCurrentStore()
  const form = useForm<MenuValues>({
    initialValues: valuesOf(initial),
    validate: { name: (name) => (name.trim() ? null : 'Give the menu a name.') },
  })
  useUnsavedGuard(form.isDirty)

  async function save({ name, rows }: MenuValues, isSure = false) {
    try {
      const saved = await onSave({ storeId, name, entries: entriesOf(rows) }, isSure)
      const stored = valuesOf(saved)
      form.setInitialValues(stored)
      form.resetDirty(stored)
      form.setValues(stored)
      showSuccess('Menu saved')
      onSaved(saved)
    } catch (error) {
      if (refusalCodeOf(error) === 'stale_revision')
        askAboutOverwriting(() => void save({ name, rows }, true))
      else applyRefusal(form, error)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={(values) => save(values)} aria-label="Menu">
      <Stack gap="lg">
        <Panel>
          <TextInput
            label="Name"
            description="For your team; shoppers do not see it"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            withAsterisk
            maxLength={60}
            placeholder="Main menu"
            {...form.getInputProps('name')}
          />
        </Panel>
        <Panel
          title="Entries"
          hint="Drag an entry, or use its buttons, to order it and to put it below another."
        >
          <MenuEntries
            rows={form.values.rows}
            missing={new Set(initial.missing)}
            onChange={(rows) => form.setFieldValue('rows', rows)}
          />
        </Panel>
        <Group gap="xs">
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
          {actions}
        </Group>
      </Stack>
    </CheckedForm>
  )
}

function valuesOf({ name, entries }: Pick<Menu, 'name' | 'entries'>): MenuValues {
  return { name, rows: rowsOf(entries) }
}

function askAboutOverwriting(onConfirm: () => void) {
  confirmDanger({
    title: 'This menu was changed elsewhere',
    text: 'It was saved in another window or by someone else. What you entered is still here. Overwrite their changes?',
    confirm: 'Overwrite',
    onConfirm,
  })
}
