import { theme as themeShape, type Theme } from '@vitrine/contract/content/theme.ts'
import { useRef, useState } from 'react'
import { PreviewStage } from '../../platform/ui/preview/preview-stage.tsx'
import { useSentToPreview } from '../../platform/ui/preview/preview-messages.ts'

export function ThemePreview({ theme }: { theme: Theme }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(theme)
  if (theme !== shown && themeShape.safeParse(theme).success) setShown(theme)

  useSentToPreview(frame, shown)

  return (
    <PreviewStage>
      {(size) => (
        // Our own document, which accepts messages from this window only.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe ref={frame} title="Preview of the shop" src="/builder/canvas/theme" {...size} />
      )}
    </PreviewStage>
  )
}
