import { Button, Group, List, Modal, Text } from '@mantine/core'
import { fromGrams } from '@vitrine/commerce/catalogue/weight.ts'
import type { OwnedProduct } from '@vitrine/contract/catalogue/product.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { formatMoment } from '../../../platform/ui/format-date.ts'
import { listDifferences } from './list-differences.ts'
import { type ProductValues, valuesOf } from './product-values.ts'

interface ConflictDialogProps {
  mine: ProductValues
  theirs: OwnedProduct
  onKeepMine: () => void
  onTakeTheirs: () => void
  onLater: () => void
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, onKeepMine, onTakeTheirs, onLater } = props
  const { weightUnit } = useCurrentStore()
  const inUnit = (values: ProductValues) =>
    values.weight === '' ? values : { ...values, weight: fromGrams(values.weight, weightUnit) }
  const differences = listDifferences(inUnit(mine), inUnit(valuesOf(theirs)))
  return (
    <Modal opened onClose={onLater} title="This product was changed elsewhere" centered>
      <Text size="sm">
        It was saved in another window, or by someone else ({formatMoment(theirs.updatedAt)}). What
        you entered is still here, and nothing has been overwritten.
      </Text>
      <List size="sm" mt="sm" aria-label="What differs">
        {differences.map(({ name, values }) => (
          <List.Item key={name}>
            <b>{name}</b>
            {values && ` – ${values.mine} here, ${values.theirs} there`}
          </List.Item>
        ))}
        {!differences.length && <List.Item>No differences.</List.Item>}
      </List>
      <Group mt="lg" justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray.8" onClick={onLater}>
          Decide later
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine} data-autofocus>
          Keep mine
        </Button>
      </Group>
    </Modal>
  )
}
