import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { PageDocument } from '../model/page/document.ts'
import { saveContent } from '../model/page/save-content.ts'
import type { PageSettings } from '../model/page/page-settings.ts'

interface ExportedPage extends PageSettings {
  content: PageItem[]
}

export function pageFile(components: PageDocument, settings: PageSettings) {
  const { content } = saveContent(components)
  const page: ExportedPage = { ...settings, content }
  return { name: `${settings.slug || 'page'}.json`, text: `${JSON.stringify(page, null, 2)}\n` }
}
