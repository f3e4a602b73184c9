import { QueryClientProvider } from '@tanstack/react-query'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { Content } from '@vitrine/sections/kit/page-item.ts'
import { StoreContext } from '@vitrine/sections/kit/store-context.ts'
import { hasMainHeading } from '@vitrine/sections/render/has-main-heading.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { themeCss } from '@vitrine/sections/theme/theme-css.ts'
import { fontFilesOf } from '@vitrine/sections/theme/theme-font-files.ts'
import { PageMainContext } from '@vitrine/sections/types/page-main/page-main-context.ts'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '../calls/query-client.ts'
import { stylesOf } from '../page/part-assets.ts'

interface ClosedRequest {
  store: StoreInfo
  content: Content
  /** @returns HTML of what the page shows by itself, with a heading of this level */
  mainOf: (heading: 'h1' | 'h2') => string
}

/** Renders the sections around the form of a closed shop, which have no data and no JavaScript. */
export function renderClosed({ store, content, mainOf }: ClosedRequest) {
  const main = mainOf(hasMainHeading(content) ? 'h2' : 'h1')
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <StoreContext value={store}>
        {/* oxlint-disable-next-line react/no-danger */}
        <PageMainContext value={<div dangerouslySetInnerHTML={{ __html: main }} />}>
          <SectionList content={content} aboveFold />
        </PageMainContext>
      </StoreContext>
    </QueryClientProvider>,
  )
  return {
    html,
    styles: [...stylesOf(content)],
    fonts: fontFilesOf(store.theme),
    themeCss: themeCss(store.theme),
  }
}
