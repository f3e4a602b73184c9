import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { OwnedProduct } from '@vitrine/contract/catalogue/product.ts'
import { CustomValuesPanel } from '../custom-fields/custom-values-panel.tsx'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { ProductForm } from './form/product-form.tsx'
import { type ProductValues, updateOf, valuesOf } from './form/product-values.ts'
import { BooksPanel } from './books-panel.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { refreshProducts } from './refresh-products.ts'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'
import type { Route } from './+types/edit-product.screen'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Edit product')

export default function EditProduct({ params: { productId } }: Route.ComponentProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(
    calls.products.fetchProductById.queryOptions({
      input: { id: productId },
      // Starts from fresh data; a refetch must not replace what is being typed.
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
  )
  if (data && isFetchedAfterMount) return <Editor key={productId} product={data} />
  return (
    <Screen title="Edit product" back={{ to: '/dashboard/products', label: 'Products' }}>
      {!isFetchedAfterMount && <RowsSkeleton />}
      {error && <LoadFailed noun="product" error={error} onRetry={() => void refetch()} />}
    </Screen>
  )
}

function Editor({ product }: { product: OwnedProduct }) {
  const shopLink = useShopLink()

  async function handleSave(values: ProductValues, over?: OwnedProduct) {
    const seen = over ? { ...product, updatedAt: over.updatedAt } : product
    const saved = await api.products.updateProduct(updateOf(values, seen))
    const { id } = product
    queryClient.setQueryData(calls.products.fetchProductById.queryKey({ input: { id } }), saved)
    void refresh(calls.products.stockMovements, calls.products.priceHistory)
    await refreshProducts()
    return saved
  }

  return (
    <Screen
      title={product.name}
      back={{ to: '/dashboard/products', label: 'Products' }}
      actions={
        <>
          <Changes>
            <DuplicateButton product={product} />
          </Changes>
          {product.status === 'active' && (
            <Button
              component="a"
              variant="default"
              href={shopLink(`/product/${product.slug}`)}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={17} aria-hidden />}
            >
              View in shop
            </Button>
          )}
        </>
      }
    >
      <ProductForm
        initialValues={valuesOf(product)}
        saveLabel="Save"
        onSave={handleSave}
        onSaved={() => showSuccess('Product saved')}
        readTheirs={() => api.products.fetchProductById({ id: product.id })}
        lowestPrice={product.lowestPrice}
      />
      <CustomValuesPanel subject="product" id={product.id} />
      <BooksPanel product={product} />
    </Screen>
  )
}
