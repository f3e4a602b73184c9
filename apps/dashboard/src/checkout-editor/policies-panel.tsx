import { ActionIcon, Button, Group, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Panel } from '../ui/panel.tsx'
import type { CheckoutValues } from './checkout-values.ts'

const most = 6

export function PoliciesPanel({ form }: { form: UseFormReturnType<CheckoutValues> }) {
  const { policies } = form.values
  return (
    <Panel title="Policies" hint="Links below the button, to pages of the shop or elsewhere.">
      {policies.map((_, index) => (
        <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            label="Name"
            flex={1}
            maxLength={60}
            {...form.getInputProps(`policies.${index}.label`)}
          />
          <TextInput
            label="Address"
            placeholder="/page/terms"
            flex={1}
            maxLength={500}
            {...form.getInputProps(`policies.${index}.href`)}
          />
          <ActionIcon
            variant="default"
            size="lg"
            mt={25}
            aria-label={`Remove policy ${index + 1}`}
            onClick={() => form.removeListItem('policies', index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={policies.length >= most}
          onClick={() => form.insertListItem('policies', { label: '', href: '/page/' })}
        >
          Add a policy
        </Button>
      </Group>
      <Switch
        label="Shoppers have to agree to them"
        {...form.getInputProps('termsRequired', { type: 'checkbox' })}
      />
    </Panel>
  )
}
