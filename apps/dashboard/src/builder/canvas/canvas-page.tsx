import { HeroSlideContext } from '@vitrine/sections/types/hero/hero-slide-context.ts'
import { ExampleContext } from '@vitrine/sections/kit/example-context.ts'
import { PageNameContext } from '@vitrine/sections/kit/page-name-context.ts'
import { SectionModeContext } from '@vitrine/sections/kit/section-mode.ts'
import { StorefrontActionsContext } from '@vitrine/sections/kit/storefront-actions.ts'
import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import { motions } from '@vitrine/contract/content/item-look.ts'
import { motionRules } from '@vitrine/sections/theme/rules/motion-rules.ts'
import { themeCss } from '@vitrine/sections/theme/theme-css.ts'
import { isExampleTestimonial } from '@vitrine/sections/types/testimonials/example-testimonials.ts'
import { HtmlContext } from '@vitrine/sections/parts/rich-text/html-context.ts'
import { PageMainContext } from '@vitrine/sections/types/page-main/page-main-context.ts'
import { useMemo } from 'react'
import { inertHtml } from '../../platform/rich-text/inert-html.ts'
import { useBuilder, useBuilderState, useSubject, useTree } from '../context/builder-context.ts'
import type { NodeId } from '../model/page/document.ts'
import { listRegion } from '../store/page-order.ts'
import { ComponentList, EmptyPage } from './component-view.tsx'
import { PageSections } from './page-sections.tsx'
import { REGION } from './read-geometry.ts'
import { TemplateMain } from './template-main.tsx'
import { usePreviewActions } from './use-preview-actions.ts'

const none: readonly NodeId[] = []

export function CanvasPage() {
  const tree = useTree()
  const { page } = tree.root
  const isPreview = useBuilderState((state) => state.previewMode)
  const subject = useSubject()
  const kind = useBuilderState((state) => state.page.templateFor)
  const ownName = useBuilderState((state) => state.settings.name)
  const pageName = subject?.name ?? ownName
  const slide = usePickedSlide()
  // A closed shop shows no layout around its template.
  const around = (region: 'header' | 'footer') =>
    kind === 'password' ? none : listRegion(tree, region)
  const builder = useBuilder()
  const { theme } = builder.storeInfo
  const actions = usePreviewActions(builder)
  return (
    <SectionModeContext value={isPreview ? 'shop' : 'canvas'}>
      <ExampleContext value={isExampleTestimonial}>
        {/* Pasted or imported content has not been sanitised by the server yet. */}
        <HtmlContext value={inertHtml}>
          <StorefrontActionsContext value={actions}>
            <HeroSlideContext value={slide}>
              <style>{themeCss(theme)}</style>
              {isPreview && <style>{motionRules(motions)}</style>}
              <div className="shop" style={shopTheme(theme)} data-editing={!isPreview || undefined}>
                <header {...{ [REGION]: 'header' }}>
                  <ComponentList ids={around('header')} />
                </header>
                <main {...{ [REGION]: 'page' }}>
                  <PageNameContext value={pageName}>
                    <PageMainContext value={kind && <TemplateMain kind={kind} subject={subject} />}>
                      {page.length > 0 ? <PageSections ids={page} /> : <EmptyPage />}
                    </PageMainContext>
                  </PageNameContext>
                </main>
                <footer {...{ [REGION]: 'footer' }}>
                  <ComponentList ids={around('footer')} />
                </footer>
              </div>
            </HeroSlideContext>
          </StorefrontActionsContext>
        </HtmlContext>
      </ExampleContext>
    </SectionModeContext>
  )
}

function usePickedSlide() {
  const sectionId = useBuilderState((state) => state.selectedComponent)
  const slide = useBuilderState((state) => state.selectedHeroSlide)
  return useMemo(
    () => (sectionId !== null && slide !== null ? { sectionId, slide } : undefined),
    [sectionId, slide],
  )
}
