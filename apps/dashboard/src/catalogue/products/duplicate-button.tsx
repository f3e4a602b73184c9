import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { showSuccess } from '../../platform/toast.ts'
import { refreshProducts } from './refresh-products.ts'

/** Asks about unsaved changes before opening the copy. */
export function DuplicateButton({ product: { id } }: { product: Product }) {
  const navigate = useNavigate()
  const duplicate = useMutation(
    calls.products.duplicate.mutationOptions({
      async onSuccess(copy) {
        showSuccess('Product copied. The copy is a draft without stock.')
        await refreshProducts()
        await navigate(`/dashboard/edit-product/${copy.id}`)
      },
    }),
  )
  return (
    <Button
      variant="default"
      loading={duplicate.isPending}
      leftSection={<IconCopy size={17} aria-hidden />}
      onClick={() => duplicate.mutate({ id })}
    >
      Duplicate
    </Button>
  )
}
