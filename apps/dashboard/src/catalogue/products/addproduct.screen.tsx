import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { ProductForm } from './form/product-form.tsx'
import { inputOf, newProduct, type ProductValues } from './form/product-values.ts'
import { refreshProducts } from './refresh-products.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'

export const meta = titled('Add product')

export default function AddProduct() {
  const { storeId } = useCurrentStore()
  const navigate = useNavigate()
  const added = useRef('')

  async function handleSave(values: ProductValues) {
    const product = await api.products.addProduct(inputOf(values, storeId))
    added.current = product.id
    await refreshProducts()
    return product
  }

  function handleSaved() {
    showSuccess('Product added')
    void navigate(`/dashboard/edit-product/${added.current}`, { replace: true })
  }

  return (
    <Screen title="Add product" back={{ to: '/dashboard/products', label: 'Products' }}>
      <ProductForm
        initialValues={newProduct}
        saveLabel="Add product"
        onSave={handleSave}
        onSaved={handleSaved}
      />
    </Screen>
  )
}
