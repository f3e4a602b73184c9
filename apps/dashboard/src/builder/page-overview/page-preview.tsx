import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { PreviewStage } from '../../platform/ui/preview/preview-stage.tsx'

export function PagePreview({ page }: { page: PageSummary }) {
  return (
    <Panel title="Preview" {...(page.status === 'changed' && { hint: 'With unpublished changes' })}>
      <PreviewStage>
        {(size) => (
          // Our own document, which accepts messages from this window only.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title={`Preview of ${page.name}`}
            src={`/builder/canvas/theme?page=${page.id}`}
            {...size}
          />
        )}
      </PreviewStage>
    </Panel>
  )
}
