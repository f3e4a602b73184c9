import { splitRegions } from '@vitrine/sections/render/components.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { useMemo, type ReactNode } from 'react'
import { GlobalFailure } from './global-failure.tsx'
import { useGlobalContent } from './use-global-content.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { content, isMissing, retry } = useGlobalContent()
  const { header, footer } = useMemo(() => splitRegions(content), [content])
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header>
        <SectionList content={header} aboveFold />
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
