import type { CSSProperties } from 'react'
import { PreviewStage } from '../../platform/ui/preview-stage.tsx'

/** A mail as a mailbox shows it. Nothing in it runs, and its links open beside the dashboard. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <PreviewStage>
      {(frame: { className: string; style: CSSProperties }) => (
        <iframe
          {...frame}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank" />')}
        />
      )}
    </PreviewStage>
  )
}
