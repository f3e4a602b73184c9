import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { AttributeGroupFields } from './attribute-group-fields.tsx'
import { tooMany } from './check-product.ts'
import { useProductFormContext } from './product-form-context.ts'
import { countCombinations, maxVariations, syncVariations } from './sync-variations.ts'

export function AttributesPanel() {
  const form = useProductFormContext()
  const { attributeGroups } = form.values
  const count = countCombinations(attributeGroups)

  function change(groups: AttributeGroup[]) {
    const current = form.getValues()
    form.setFieldValue(
      'variations',
      syncVariations(current.attributeGroups, groups, current.variations),
    )
    form.setFieldValue('attributeGroups', groups)
  }

  return (
    <Panel
      title="Attributes"
      hint="Choices such as size or colour. Each combination is a variation."
    >
      {attributeGroups.map((group, index) => (
        <AttributeGroupFields
          key={index}
          group={group}
          path={`attributeGroups.${index}`}
          onChange={(changed) => change(attributeGroups.with(index, changed))}
          onRemove={() => change(attributeGroups.toSpliced(index, 1))}
        />
      ))}
      {count > maxVariations && (
        <Text size="sm" c="red.8" role="alert">
          {tooMany(count)}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={17} aria-hidden />}
        disabled={attributeGroups.length >= 10}
        onClick={() => change([...attributeGroups, { name: '', type: 'select', values: [] }])}
        style={{ alignSelf: 'flex-start' }}
      >
        Add attribute group
      </Button>
    </Panel>
  )
}
