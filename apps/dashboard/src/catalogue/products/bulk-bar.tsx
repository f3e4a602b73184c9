import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ProductChange } from '@vitrine/contract/catalogue/bulk-products.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { refreshProducts } from './refresh-products.ts'
import { ChosenBar } from '../../platform/ui/data-table/chosen-bar.tsx'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { productStatusChoices } from './product-status.tsx'
import { useChosen } from '../../platform/ui/data-table/selection-context.ts'
import type { SelectionFilter } from './selection-filter.ts'

interface BulkBarProps {
  total: number
  filter: SelectionFilter
}

type Dialog = 'price' | 'addCategory' | 'removeCategory'

export function BulkBar({ total, filter }: BulkBarProps) {
  const chosen = useChosen()
  const [dialog, setDialog] = useState<Dialog>()
  const count = chosen.isAll ? total : chosen.ids.size
  const selection = chosen.isAll ? { filter } : { ids: [...chosen.ids] }
  const { storeId } = useCurrentStore()
  const edit = useMutation(
    calls.products.bulkEdit.mutationOptions({
      async onSuccess({ matched }, { change: { kind } }) {
        chosen.clear()
        showSuccess(`${countOf(matched, 'product')} ${kind === 'delete' ? 'deleted' : 'changed'}`)
        await refreshProducts()
      },
    }),
  )
  if (chosen.isEmpty) return null
  const close = () => setDialog(undefined)
  const apply = (change: ProductChange) =>
    edit.mutate({ storeId, selection, change, preview: false })
  return (
    <ChosenBar count={count} noun="product">
      {!chosen.isAll && total > count && (
        <Button size="xs" variant="subtle" onClick={chosen.chooseAll}>
          Select all {total.toLocaleString('en')} that match
        </Button>
      )}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="xs"
            loading={edit.isPending}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            Change
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {productStatusChoices.map(({ value, label }) => (
            <Menu.Item key={value} onClick={() => apply({ kind: 'status', status: value })}>
              Set to {label.toLowerCase()}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setDialog('price')}>Change prices…</Menu.Item>
          <Menu.Item onClick={() => setDialog('addCategory')}>Add to a category…</Menu.Item>
          <Menu.Item onClick={() => setDialog('removeCategory')}>Remove from a category…</Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red.8"
            onClick={() =>
              confirmDanger({
                title: `Delete ${countOf(count, 'product')}?`,
                text: 'They are removed from the shop at once. Past orders keep their details.',
                confirm: 'Delete products',
                onConfirm: () => apply({ kind: 'delete' }),
              })
            }
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button size="xs" variant="default" onClick={chosen.clear}>
        Clear selection
      </Button>
      {dialog === 'price' && <PriceDialog selection={selection} onClose={close} onApply={apply} />}
      {dialog && dialog !== 'price' && (
        <CategoryDialog kind={dialog} onClose={close} onApply={apply} />
      )}
    </ChosenBar>
  )
}
