import { renderContent } from './render-content-fixture.tsx'
import { aSection } from './section-fixture.tsx'
import type { SectionMode } from '../kit/section-mode.ts'
import type { SectionType } from '../render/schemas.ts'

type Props = Record<string, unknown>

/** Returns one section's HTML, with class names as written in its style sheet. */
export async function showSection(type: SectionType, props: Props = {}, mode?: SectionMode) {
  const html = await renderContent([aSection(type, props)], mode && { mode })
  return html.replaceAll(/\b_([a-z]+)_[\da-z]{4,}\b/gi, '$1')
}
