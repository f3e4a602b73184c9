import { useQuery } from '@tanstack/react-query'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { splitRegions } from '@vitrine/sections/render/components.ts'
import { shownContent } from '@vitrine/sections/render/shown-content.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import { themeCss } from '@vitrine/sections/theme/theme-css.ts'
import { StoreContext } from '@vitrine/sections/kit/store-context.ts'
import { canvasApi } from '../../platform/api/canvas-client.ts'
import { PreviewDocument } from '../../platform/ui/preview/preview-document.tsx'
import { usePreviewedValue } from '../../platform/ui/preview/preview-messages.ts'

export function ThemeCanvas() {
  return (
    <PreviewDocument>
      <Shop />
    </PreviewDocument>
  )
}

function Shop() {
  const { data, error } = useQuery({ queryKey: ['shown'], queryFn: readPage, staleTime: Infinity })
  const theme = usePreviewedValue(data?.store.theme)
  if (error) return <p>The shop cannot be shown here: {error.message}</p>
  if (!data || !theme) return null
  const { store, page } = data
  const { header, footer } = splitRegions(page.globalContent)
  return (
    <StoreContext value={store}>
      <style>{themeCss(theme)}</style>
      <div className="shop" style={shopTheme(theme)} inert>
        <header>
          <SectionList content={header} />
        </header>
        <main>
          <SectionList content={page.content} aboveFold />
        </main>
        <footer>
          <SectionList content={footer} />
        </footer>
      </div>
    </StoreContext>
  )
}

/** Reads the draft of the page that the address names, else of the home page. */
async function readPage() {
  const requested = new URLSearchParams(location.search).get('page')
  const { selectedStoreId: storeId } = await canvasApi.auth.checkAuth()
  if (storeId === null) throw new Error('No store is selected.')
  const [store, pages]: [StoreInfo, { id: string; isHome: boolean }[]] = await Promise.all([
    canvasApi.store.findCurrentStore({ storeId }),
    canvasApi.page.getPagesByStoreId({ storeId }),
  ])
  const found = pages.find(({ id, isHome }) => (requested ? id === requested : isHome))
  if (!found) throw new Error('The page does not exist.')
  const { content, globalContent } = await canvasApi.page.getPageById({ pageId: found.id })
  const page = {
    content: shownContent(content),
    globalContent: shownContent(globalContent),
  }
  return { store, page }
}
