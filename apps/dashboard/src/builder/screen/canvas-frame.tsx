import { VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { deviceWidths } from '@vitrine/sections/kit/per-device.ts'
import type { RefObject } from 'react'
import { useBuilderState } from '../context/builder-context.ts'
import classes from './screen.module.css'

/** The desktop canvas is never narrower; on a small screen it is scaled down. */
const MIN_DESKTOP = 1280

/** Sets the frame to the screen's width, so that media queries apply. */
export function CanvasFrame({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const screenSize = useBuilderState((state) => state.screenSize)
  const name = useBuilderState((state) => state.page.name)
  const { ref, width, height } = useElementSize()
  const requested =
    screenSize === 'desktop' ? Math.max(width, MIN_DESKTOP) : deviceWidths[screenSize]
  const zoom = width === 0 ? 1 : Math.min(1, width / requested)

  return (
    <main className={classes['stage']} data-size={screenSize} aria-label="Canvas">
      <VisuallyHidden component="h1">Page builder: {name}</VisuallyHidden>
      <div className={classes['stageArea']} ref={ref}>
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
      {zoom < 1 && <span className={classes['zoom']}>{Math.round(zoom * 100)}%</span>}
    </main>
  )
}
