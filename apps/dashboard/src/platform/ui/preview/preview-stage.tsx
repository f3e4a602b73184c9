import { SegmentedControl, Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useState } from 'react'
import classes from './preview-stage.module.css'

const widths = { desktop: 1280, phone: 390 }

interface PreviewStageProps {
  children: (frame: { className: string; style: CSSProperties }) => ReactNode
}

/** Shows a frame at the chosen screen's width, scaled down to fit. */
export function PreviewStage({ children }: PreviewStageProps) {
  const [screen, setScreen] = useState<keyof typeof widths>(() =>
    innerWidth < 768 ? 'phone' : 'desktop',
  )
  const { ref, width, height } = useElementSize()
  const zoom = width === 0 ? 1 : Math.min(1, width / widths[screen])
  return (
    <Stack gap="xs" className={classes['preview']}>
      <SegmentedControl
        aria-label="Preview screen"
        data={[
          { value: 'desktop', label: 'Desktop' },
          { value: 'phone', label: 'Phone' },
        ]}
        value={screen}
        onChange={setScreen}
      />
      <div ref={ref} className={classes['stage']}>
        {children({
          className: classes['frame'] ?? '',
          style: { width: widths[screen], height: height / zoom, transform: `scale(${zoom})` },
        })}
      </div>
    </Stack>
  )
}
