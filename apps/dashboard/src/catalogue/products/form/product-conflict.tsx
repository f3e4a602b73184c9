import { List } from '@mantine/core'
import { fromGrams } from '@vitrine/commerce/catalogue/weight.ts'
import type { OwnedProduct } from '@vitrine/contract/catalogue/product.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { ConflictDialog } from '../../../platform/ui/conflict-dialog.tsx'
import { formatMoment } from '../../../platform/ui/format-date.ts'
import { listDifferences } from './list-differences.ts'
import { type ProductValues, valuesOf } from './product-values.ts'

interface ProductConflictProps {
  mine: ProductValues
  theirs: OwnedProduct
  onKeepMine: () => void
  onTakeTheirs: () => void
  onLater: () => void
}

export function ProductConflict({ mine, theirs, ...answers }: ProductConflictProps) {
  const { weightUnit } = useCurrentStore()
  const inUnit = (values: ProductValues) =>
    values.weight === '' ? values : { ...values, weight: fromGrams(values.weight, weightUnit) }
  const differences = listDifferences(inUnit(mine), inUnit(valuesOf(theirs)))
  return (
    <ConflictDialog noun="product" when={formatMoment(theirs.updatedAt)} {...answers}>
      <List size="sm" mt="sm" aria-label="What differs">
        {differences.map(({ name, values }) => (
          <List.Item key={name}>
            <b>{name}</b>
            {values && ` – ${values.mine} here, ${values.theirs} there`}
          </List.Item>
        ))}
        {!differences.length && <List.Item>No differences.</List.Item>}
      </List>
    </ConflictDialog>
  )
}
