import type { ProductRow } from '@vitrine/contract/product.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { RowMenu } from '../../platform/ui/row-menu.tsx'
import { useDeleteProduct } from './use-products.ts'

export function ProductMenu({ product: { id, name, slug, status } }: { product: ProductRow }) {
  const remove = useDeleteProduct()
  return (
    <RowMenu
      name={name}
      editPath={`/dashboard/edit-product/${id}`}
      shopPath={status === 'active' ? `/product/${slug}` : undefined}
      onDelete={() =>
        confirmDanger({
          title: `Delete “${name}”?`,
          text: 'It is removed from the shop at once. Past orders keep their details.',
          confirm: 'Delete product',
          onConfirm: () => remove.mutate(id),
        })
      }
    />
  )
}
