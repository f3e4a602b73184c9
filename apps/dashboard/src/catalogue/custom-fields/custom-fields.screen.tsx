import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { maxCustomFields } from '@vitrine/commerce/catalogue/custom-field.ts'
import type { CustomField } from '@vitrine/contract/catalogue/custom-fields.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RemoveButton } from '../../platform/ui/remove-button.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useSettingsForm } from '../../platform/ui/use-settings-form.ts'
import classes from './custom-fields.module.css'

export const meta = titled('Custom fields')

export default function CustomFields() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.customFields.list.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title="Custom fields"
      hint="Facts of your own about products and categories, such as “Origin”. Templates can show them."
      back={{ to: '/dashboard/products', label: 'Products' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <FieldsForm storeId={storeId} fields={data} />}
    </Screen>
  )
}

const subjects = [
  { value: 'product', label: 'Products' },
  { value: 'category', label: 'Categories' },
]

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'richText', label: 'Formatted text' },
  { value: 'number', label: 'Number' },
  { value: 'image', label: 'Image' },
  { value: 'link', label: 'Link' },
]

function FieldsForm({ storeId, fields }: { storeId: string; fields: CustomField[] }) {
  const mayChange = useMayChange()
  const { form, save } = useSettingsForm({
    initialValues: { fields },
    onSave: (values) => api.customFields.save({ storeId, ...values }),
    valuesOf: (saved) => ({ fields: saved }),
    onSaved: () => refresh(calls.customFields),
    notice: 'Custom fields saved',
  })
  const isEmpty = form.values.fields.length === 0 && fields.length === 0
  const saved = new Set(form.getInitialValues().fields.map(({ id }) => id))
  return (
    <form noValidate onSubmit={form.onSubmit(save)}>
      <Panel>
        {form.values.fields.length === 0 && (
          <Text c="var(--ink-soft)">There are no custom fields yet.</Text>
        )}
        <Stack component="ol" gap="sm" className={classes['fields'] ?? ''}>
          {form.values.fields.map(({ id, name, subject, kind }, index) => (
            <li key={id} className={classes['field']}>
              <TextInput
                label="Name"
                placeholder="Origin"
                maxLength={60}
                {...form.getInputProps(`fields.${index}.name`)}
              />
              {saved.has(id) ? (
                <p className={classes['fixed']}>
                  {labelIn(kinds, kind)} of {labelIn(subjects, subject).toLowerCase()}
                </p>
              ) : (
                <>
                  <Select
                    label="Of"
                    data={subjects}
                    allowDeselect={false}
                    {...form.getInputProps(`fields.${index}.subject`)}
                  />
                  <Select
                    label="Kind"
                    data={kinds}
                    allowDeselect={false}
                    {...form.getInputProps(`fields.${index}.kind`)}
                  />
                </>
              )}
              {mayChange && (
                <RemoveButton
                  name={name || `field ${index + 1}`}
                  onRemove={() => form.removeListItem('fields', index)}
                />
              )}
            </li>
          ))}
        </Stack>
        {fields.some(({ id }) => !form.values.fields.some((field) => field.id === id)) && (
          <Text size="sm" component="output">
            Saving deletes the removed fields with all their values.
          </Text>
        )}
        {mayChange && (
          <Group gap="xs">
            {!isEmpty && (
              <Button type="submit" loading={form.submitting}>
                Save
              </Button>
            )}
            <Button
              variant={isEmpty ? 'filled' : 'default'}
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={form.values.fields.length >= maxCustomFields}
              onClick={() => form.insertListItem('fields', newField())}
            >
              Add field
            </Button>
          </Group>
        )}
      </Panel>
    </form>
  )
}

type Choices = readonly { value: string; label: string }[]

function labelIn(choices: Choices, wanted: string): string {
  return choices.find(({ value }) => value === wanted)?.label ?? ''
}

function newField(): CustomField {
  return { id: crypto.randomUUID(), subject: 'product', name: '', kind: 'text' }
}
