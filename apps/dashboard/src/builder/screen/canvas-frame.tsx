import { VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { deviceWidths } from '@vitrine/sections/kit/per-device.ts'
import type { RefObject } from 'react'
import { useBuilderState } from '../context/builder-context.ts'
import classes from './screen.module.css'

/** A desktop is never narrower than this; on a small screen it is shown smaller instead. */
const MIN_DESKTOP = 1280

/** The canvas's window, as wide as the chosen screen, so that media queries are true. */
export function CanvasFrame({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const screenSize = useBuilderState((state) => state.screenSize)
  const name = useBuilderState((state) => state.page.name)
  const { ref, width, height } = useElementSize()
  const wanted = screenSize === 'desktop' ? Math.max(width, MIN_DESKTOP) : deviceWidths[screenSize]
  const zoom = width === 0 ? 1 : Math.min(1, width / wanted)

  return (
    <main className={classes['stage']} data-size={screenSize} aria-label="Canvas">
      <VisuallyHidden component="h1">Page builder: {name}</VisuallyHidden>
      <div className={classes['stageArea']} ref={ref}>
        <div className={classes['device']} style={{ width: wanted * zoom, height }}>
          {/* It is our own document, which works on this window's open page. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            title="Page"
            src="/builder/canvas"
            className={classes['frame']}
            style={{ width: wanted, height: height / zoom, transform: `scale(${zoom})` }}
          />
        </div>
      </div>
      {zoom < 1 && <span className={classes['zoom']}>{Math.round(zoom * 100)}%</span>}
    </main>
  )
}
