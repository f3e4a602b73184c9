import {
  ActionIcon,
  Button,
  Group,
  Select,
  Stack,
  Switch,
  TagsInput,
  TextInput,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { maxCustomFields } from '@vitrine/contract/shop/checkout-settings.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import type { CheckoutValues } from './checkout-values.ts'

type Form = UseFormReturnType<CheckoutValues>

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'select', label: 'Dropdown' },
  { value: 'checkbox', label: 'Checkbox' },
  { value: 'date', label: 'Date' },
]

export function CustomFieldsPanel({ form }: { form: Form }) {
  const { customFields } = form.values
  const add = () =>
    form.insertListItem('customFields', {
      id: crypto.randomUUID(),
      label: '',
      kind: 'text',
      required: false,
      options: [],
    })
  return (
    <Panel
      title="Custom fields"
      hint="Shown below the address. Answers appear in the order and its emails."
    >
      {customFields.map(({ id }, index) => (
        <CustomField key={id} form={form} index={index} />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={customFields.length >= maxCustomFields}
          onClick={add}
        >
          Add field
        </Button>
      </Group>
    </Panel>
  )
}

function CustomField({ form, index }: { form: Form; index: number }) {
  const { customFields } = form.values
  const { kind, label } = customFields[index]!
  const name = label || `field ${index + 1}`
  const field = (of: string) => form.getInputProps(`customFields.${index}.${of}`)
  const moveTo = (to: number) => form.reorderListItem('customFields', { from: index, to })
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <TextInput label="Question" maxLength={80} {...field('label')} />
      <Select label="Type" data={kinds} allowDeselect={false} {...field('kind')} />
      {kind === 'select' && (
        <TagsInput
          label="Options"
          description="Press Enter after each."
          maxTags={30}
          {...field('options')}
        />
      )}
      <Group justify="space-between">
        <Switch
          label="Required"
          {...form.getInputProps(`customFields.${index}.required`, { type: 'checkbox' })}
        />
        <Group gap={4}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Move up: ${name}`}
            disabled={index === 0}
            onClick={() => moveTo(index - 1)}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Move down: ${name}`}
            disabled={index === customFields.length - 1}
            onClick={() => moveTo(index + 1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Remove: ${name}`}
            onClick={() => form.removeListItem('customFields', index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
    </Stack>
  )
}
