import type { CSSProperties } from 'react'
import { PreviewStage } from '../../platform/ui/preview/preview-stage.tsx'

/**
 * Sandboxes the email: no scripts, and links open a new tab. Each email has a frame of its own:
 * Chromium leaves a sandboxed frame blank if its document is replaced while it loads.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <PreviewStage>
      {(frame: { className: string; style: CSSProperties }) => (
        <iframe
          key={html}
          {...frame}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank" />')}
        />
      )}
    </PreviewStage>
  )
}
