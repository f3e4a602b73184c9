import { useQuery } from '@tanstack/react-query'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { splitRegions } from '@vitrine/sections/render/components.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { ProductView } from '@vitrine/sections/parts/product-view/product-view.tsx'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import { StoreContext } from '@vitrine/sections/kit/store-context.ts'
import { StorefrontActionsContext } from '@vitrine/sections/kit/storefront-actions.ts'
import { type MouseEvent, use, useMemo, useState } from 'react'
import { canvasApi } from '../../../platform/api/canvas-client.ts'
import { PreviewDocument } from '../../../platform/ui/preview/preview-document.tsx'
import { usePreviewedValue } from '../../../platform/ui/preview/preview-messages.ts'

export function ProductCanvas() {
  return (
    <PreviewDocument>
      <Shop />
    </PreviewDocument>
  )
}

function Shop() {
  const { data, error } = useQuery({ queryKey: ['frame'], queryFn: readFrame, staleTime: Infinity })
  const product = usePreviewedValue<Product>(undefined)
  const [announced, setAnnounced] = useState('')
  const inert = use(StorefrontActionsContext)
  const actions = useMemo(
    () => ({
      ...inert,
      addToCart: () => setAnnounced('Item added to cart! (Only in this preview.)'),
    }),
    [inert],
  )
  if (error) return <p>The shop cannot be shown here: {error.message}</p>
  if (!data || !product) return null
  const { store, globalContent } = data
  const { header, footer } = splitRegions(globalContent)
  return (
    <StoreContext value={store}>
      <StorefrontActionsContext value={actions}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="shop" style={shopTheme(store.theme)} onClickCapture={stayHere}>
          <header inert>
            <SectionList content={header} />
          </header>
          <main aria-label="Page of the product">
            {/* Resets the selection for another product or other attributes. */}
            <ProductView
              key={JSON.stringify(product.attributeGroups)}
              product={product}
              onBuyNow={() => setAnnounced('Buy Now leads to the checkout.')}
            />
            <output className="visually-hidden">{announced}</output>
          </main>
          <footer inert>
            <SectionList content={footer} />
          </footer>
        </div>
      </StorefrontActionsContext>
    </StoreContext>
  )
}

function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

async function readFrame() {
  const { selectedStoreId: storeId } = await canvasApi.auth.checkAuth()
  if (storeId === null) throw new Error('No store is selected.')
  const store = await canvasApi.store.findCurrentStore({ storeId })
  const { globalContent } = await canvasApi.page.getPageGlobalContent({
    storeDomain: store.storeDomain,
  })
  return { store, globalContent: normalizeContent(globalContent) }
}
