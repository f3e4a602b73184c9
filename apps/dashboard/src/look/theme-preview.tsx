import { SegmentedControl, Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { theme as themeShape, type Theme } from '@vitrine/contract/theme.ts'
import { useEffect, useRef, useState } from 'react'
import classes from './look.module.css'
import { listenToThemeMessages, sayTo } from './theme-message.ts'

const widths = { desktop: 1280, phone: 390 }

/** The real shop, in a frame as wide as the chosen screen, dressed in what is being chosen. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const [screen, setScreen] = useState<keyof typeof widths>(() =>
    innerWidth < 768 ? 'phone' : 'desktop',
  )
  const { ref, width, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  // A colour that is half typed dresses nothing.
  const [shown, setShown] = useState(theme)
  if (theme !== shown && themeShape.safeParse(theme).success) setShown(theme)

  useEffect(() => {
    const show = () => sayTo(frame.current?.contentWindow, { kind: 'theme', theme: shown })
    show()
    return listenToThemeMessages(() => frame.current?.contentWindow ?? null, show)
  }, [shown])

  const zoom = width === 0 ? 1 : Math.min(1, width / widths[screen])
  return (
    <Stack gap="xs" className={classes['preview']}>
      <SegmentedControl
        aria-label="Screen of the preview"
        data={[
          { value: 'desktop', label: 'Desktop' },
          { value: 'phone', label: 'Phone' },
        ]}
        value={screen}
        onChange={setScreen}
      />
      <div ref={ref} className={classes['stage']}>
        {/* Our own document, which shows the shop and answers to this window only. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title="Preview of the shop"
          src="/builder/canvas/theme"
          className={classes['frame']}
          style={{ width: widths[screen], height: height / zoom, transform: `scale(${zoom})` }}
        />
      </div>
    </Stack>
  )
}
