import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { LinkedSections } from '@vitrine/sections/render/linked/with-linked.ts'
import { saveContent } from '../model/page/save-content.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import type { BuilderState } from '../store/builder-state.ts'
import { type Plain, plainCopies } from '../store/linked-store.ts'

interface ExportedPage extends PageSettings, Plain {
  storeId: string
  content: PageItem[]
}

type Exported = Pick<BuilderState, 'components' | 'settings' | 'page'>

export function pageFile({ components, settings, page }: Exported, library: LinkedSections) {
  const { content } = saveContent(components)
  const { storeId } = page
  const file: ExportedPage = { ...settings, storeId, content, ...plainCopies(content, library) }
  return { name: `${settings.slug || 'page'}.json`, text: `${JSON.stringify(file, null, 2)}\n` }
}
