import { Button, Group, Input, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { IconPencilPlus, IconPlus } from '@tabler/icons-react'
import type { PricedDraft } from '@vitrine/contract/sales/draft-orders.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { customLine, type DraftValues, keyOf, type LineValues } from './draft-values.ts'
import { LineFields } from './line-fields.tsx'
import { ProductDialog } from './product-dialog.tsx'

interface ItemsPanelProps {
  form: UseFormReturnType<DraftValues>
  priced: PricedDraft | undefined
}

export function ItemsPanel({ form, priced }: ItemsPanelProps) {
  const [isAdding, adding] = useDisclosure()
  const { lines } = form.values

  function add(line: LineValues) {
    const index = lines.findIndex(({ key }) => key === line.key)
    form.clearFieldError('lines')
    if (index < 0) form.insertListItem('lines', line)
    else form.setFieldValue(`lines.${index}.quantity`, Number(lines[index]!.quantity) + 1)
    if (line.kind === 'product') showSuccess(`${line.name} added`)
  }

  return (
    <Panel title="Items">
      {!lines.length && (
        <Text size="sm" c="var(--ink-soft)">
          Add products or a custom item.
        </Text>
      )}
      <Stack gap="md">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            form={form}
            index={index}
            priced={pricedLine(priced, lines, index)}
          />
        ))}
      </Stack>
      {form.errors['lines'] && <Input.Error>{form.errors['lines']}</Input.Error>}
      <Group gap="xs">
        <Button
          variant="light"
          leftSection={<IconPlus size={17} aria-hidden />}
          onClick={adding.open}
        >
          Add products
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencilPlus size={17} aria-hidden />}
          onClick={() => add(customLine())}
        >
          Add custom item
        </Button>
      </Group>
      {isAdding && <ProductDialog onAdd={add} onClose={adding.close} />}
    </Panel>
  )
}

/** Matches products by id; custom items only have their own price. */
function pricedLine(priced: PricedDraft | undefined, lines: LineValues[], index: number) {
  const { kind, key, quantity } = lines[index]!
  if (kind === 'custom') return undefined
  const found = priced?.lines.find(
    ({ productId, variationId }) => productId !== null && keyOf(productId, variationId) === key,
  )
  // While repricing, the server's total is of the previous quantity.
  return found && { ...found, total: found.unitPrice * Number(quantity) }
}
