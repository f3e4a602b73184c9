import type { MainColors } from '@vitrine/contract/content/main-colors.ts'
import classes from './scheme-sample.module.css'

/** Shows a scheme's colours: its page, letters on it, and its accent. */
export function SchemeSample({ colors }: { colors: MainColors }) {
  const { pageColor, textColor, accentColor } = colors
  return (
    <span
      className={classes['sample']}
      style={{ background: pageColor, color: textColor }}
      aria-hidden
    >
      Aa
      <span className={classes['accent']} style={{ background: accentColor }} />
    </span>
  )
}
