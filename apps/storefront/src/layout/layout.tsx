import type { PageItem } from '@vitrine/contract/page.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { useMemo, type ReactNode } from 'react'
import { GlobalFailure } from './global-failure.tsx'
import { useGlobalContent } from './use-global-content.ts'

/** The frame of every page: top bar and navigation, the page, the footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { content, isMissing, retry } = useGlobalContent()
  const top = useMemo(() => content.filter((item) => !isFooter(item)), [content])
  const footer = useMemo(() => content.filter(isFooter), [content])
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header>
        <SectionList content={top} aboveFold />
        {isMissing && <GlobalFailure onRetry={retry} />}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <SectionList content={footer} />
      </footer>
    </>
  )
}

function isFooter({ type }: PageItem) {
  return type === 'footer'
}
