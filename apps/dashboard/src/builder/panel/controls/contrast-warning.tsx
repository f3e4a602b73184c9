import { Button } from '@mantine/core'
import { IconContrast } from '@tabler/icons-react'
import classes from './color-control.module.css'
import { checkContrast } from './check-contrast.ts'

interface ContrastWarningProps {
  text: string
  ground: string
  onAccept: (color: string) => void
}

export function ContrastWarning({ text, ground, onAccept }: ContrastWarningProps) {
  const poor = checkContrast(text, ground)
  if (!poor) return null
  return (
    <div className={classes['warning']}>
      <IconContrast size={14} stroke={1.6} aria-hidden />
      <p>
        Hard to read on its background: the contrast is {poor.ratio.toFixed(1)}, and 4.5 is needed.
        <Button
          size="compact-xs"
          variant="default"
          leftSection={
            <span className={classes['suggested']} style={{ background: poor.suggestion }} />
          }
          onClick={() => onAccept(poor.suggestion)}
        >
          Use {poor.suggestion}
        </Button>
      </p>
    </div>
  )
}
