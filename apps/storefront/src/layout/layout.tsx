import type { PageItem } from '@vitrine/contract/page.ts'
import { SectionList } from '@vitrine/sections/section-list.tsx'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { useGlobalContent } from './use-global-content.ts'

/** The frame of every page: top bar and navigation, the page, the footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { content, isMissing, retry } = useGlobalContent()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header>
        <SectionList content={content.filter((item) => !isFooter(item))} aboveFold />
        {isMissing && <LoadFailure message="Error loading global content" onRetry={retry} />}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <SectionList content={content.filter(isFooter)} />
      </footer>
    </>
  )
}

function isFooter({ type }: PageItem) {
  return type === 'footer'
}
