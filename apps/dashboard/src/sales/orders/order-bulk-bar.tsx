import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { ChosenBar } from '../../platform/ui/data-table/chosen-bar.tsx'
import { useChosen } from '../../platform/ui/data-table/selection-context.ts'
import { actNames, type BulkAct, bulkActs, BulkOrderDialog } from './bulk-order-dialog.tsx'
import { ChosenDocuments } from './chosen-documents.tsx'
import type { orderFilter } from './order-filter.ts'

/** The API's limit for orders named by id. */
const maxNamed = 500

interface OrderBulkBarProps {
  total: number
  filter: ReturnType<typeof orderFilter>
}

export function OrderBulkBar({ total, filter }: OrderBulkBarProps) {
  const chosen = useChosen()
  const [act, setAct] = useState<BulkAct>()
  if (chosen.isEmpty) return null
  const ids = [...chosen.ids]
  const count = chosen.isAll ? total : ids.length
  const isTooMany = !chosen.isAll && count > maxNamed
  return (
    <ChosenBar count={count} noun="order">
      {!chosen.isAll && total > count && (
        <Button size="xs" variant="subtle" onClick={chosen.chooseAll}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      {isTooMany && <Text size="sm">Up to {maxNamed} can be changed at once.</Text>}
      {bulkActs.map((name) => (
        <Button
          key={name}
          size="xs"
          variant="default"
          disabled={isTooMany}
          onClick={() => setAct(name)}
        >
          {actNames[name]}
        </Button>
      ))}
      {chosen.isAll ? (
        <Text size="sm" c="var(--ink-soft)">
          To export them, use the button above.
        </Text>
      ) : (
        <ChosenDocuments ids={ids} />
      )}
      <Button size="xs" variant="subtle" onClick={chosen.clear}>
        Clear selection
      </Button>
      {act && (
        <BulkOrderDialog
          act={act}
          count={count}
          chosen={chosen.isAll ? { filter } : { ids }}
          onClose={() => setAct(undefined)}
        />
      )}
    </ChosenBar>
  )
}
