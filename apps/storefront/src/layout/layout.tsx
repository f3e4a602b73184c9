import type { PageItem } from '@vitrine/contract/page.ts'
import { useQuery } from '@tanstack/react-query'
import { SectionList } from '@vitrine/sections/section-list.tsx'
import { shopTheme } from '@vitrine/sections/shop-theme.ts'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import type { ReactNode } from 'react'
import { usePlace } from '../router/router-context.ts'
import { globalContentQuery } from '../queries.ts'
import { LoadFailure } from './load-failure.tsx'

const none: PageItem[] = []

/** The frame of every page: top bar and navigation, the page, the footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(globalContentQuery(useStoreSource()))
  const content = data ?? carriedAlong(usePlace().state) ?? none
  return (
    <div className="shop" style={shopTheme(content)}>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header>
        <SectionList content={content.filter((item) => !isFooter(item))} aboveFold />
        {error && content === none && (
          <LoadFailure message="Error loading global content" onRetry={() => void refetch()} />
        )}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <SectionList content={content.filter(isFooter)} />
      </footer>
    </div>
  )
}

function isFooter({ type }: PageItem) {
  return type === 'footer'
}

/** A product's link brings the global content with it, which then stands in for a failed load. */
function carriedAlong(state: unknown): PageItem[] | undefined {
  const carried = (state as { globalContent?: unknown } | null)?.globalContent
  return Array.isArray(carried) ? (carried as PageItem[]) : undefined
}
