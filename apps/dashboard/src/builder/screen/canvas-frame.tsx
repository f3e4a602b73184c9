import { VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { deviceWidths } from '@vitrine/sections/kit/per-device.ts'
import { type RefObject, useLayoutEffect } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { PreviewWith } from '../template/preview-with.tsx'
import { areaMark } from '../dom/seen-part.ts'
import classes from './screen.module.css'
import { ZoomMenu } from './zoom-menu.tsx'

/** The desktop canvas is never narrower; on a small screen it is scaled down. */
const MIN_DESKTOP = 1280

/** Sets the frame to the screen's width, so that media queries apply. */
export function CanvasFrame({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const { commands } = useBuilder()
  const screenSize = useBuilderState((state) => state.screenSize)
  const name = useBuilderState((state) => state.page.name)
  const chosen = useBuilderState((state) => state.zoom)
  const { ref, width, height } = useElementSize()
  const requested =
    screenSize === 'desktop' ? Math.max(width, MIN_DESKTOP) : deviceWidths[screenSize]
  const fitting = width === 0 ? 1 : Math.min(1, width / requested)
  const zoom = chosen === 'fit' ? fitting : chosen
  useLayoutEffect(() => commands.noteZoom(zoom), [commands, zoom])

  return (
    <main className={classes['stage']} data-size={screenSize} aria-label="Canvas">
      <VisuallyHidden component="h1">Page builder: {name}</VisuallyHidden>
      <div
        {...areaMark}
        className={classes['stageArea']}
        data-wide={requested * zoom > width + 1 || undefined}
        ref={ref}
      >
        <div className={classes['device']} style={{ width: requested * zoom, height }}>
          {/* Our own document, which shares this window's page. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            title="Page"
            src="/builder/canvas"
            className={classes['frame']}
            style={{ width: requested, height: height / zoom, transform: `scale(${zoom})` }}
          />
        </div>
      </div>
      <PreviewWith />
      <ZoomMenu />
    </main>
  )
}
