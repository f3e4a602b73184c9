import { Button, Group, Input, Select, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCategoryFormContext } from './category-form-context.ts'
import { conditionOfField } from './condition-kinds.ts'
import { RuleCondition } from './rule-condition.tsx'
import { RulePreview } from './rule-preview.tsx'

export function RuleFields() {
  const form = useCategoryFormContext()
  const { conditions } = form.values
  const change = (next: typeof conditions) => {
    form.setFieldValue('conditions', next)
    form.clearFieldError('conditions')
  }
  return (
    <Stack gap="sm">
      <Group gap="xs" align="center">
        <Select
          aria-label="Which conditions products must match"
          w={260}
          data={[
            { value: 'all', label: 'Products match all conditions' },
            { value: 'any', label: 'Products match any condition' },
          ]}
          allowDeselect={false}
          {...form.getInputProps('match')}
        />
      </Group>
      {conditions.map((condition, index) => (
        <RuleCondition
          key={index}
          condition={condition}
          number={index + 1}
          onChange={(changed) => change(conditions.with(index, changed))}
          onRemove={
            conditions.length > 1 ? () => change(conditions.toSpliced(index, 1)) : undefined
          }
        />
      ))}
      {form.errors['conditions'] && <Input.Error>{form.errors['conditions']}</Input.Error>}
      <Button
        variant="default"
        leftSection={<IconPlus size={17} aria-hidden />}
        disabled={conditions.length >= 20}
        onClick={() => change([...conditions, conditionOfField('price')])}
        style={{ alignSelf: 'flex-start' }}
      >
        Add condition
      </Button>
      <RulePreview />
    </Stack>
  )
}
