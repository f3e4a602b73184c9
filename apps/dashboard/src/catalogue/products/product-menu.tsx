import { useMutation } from '@tanstack/react-query'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { calls } from '../../platform/api/calls.ts'
import { showSuccess } from '../../platform/toast.ts'
import { refreshProducts } from './refresh-products.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { RowMenu } from '../../platform/ui/row-menu.tsx'

export function ProductMenu({ product: { id, name, slug, status } }: { product: ProductRow }) {
  const remove = useMutation(
    calls.products.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Product deleted')
        await refreshProducts()
      },
    }),
  )
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
          onConfirm: () => remove.mutate({ id }),
        })
      }
    />
  )
}
