import { ColorPicker, UnstyledButton } from '@mantine/core'
import classes from './color-chooser.module.css'
import type { Swatch } from './theme-swatches.ts'

interface ColorChooserProps {
  label: string
  /** What is stored now. */
  value: unknown
  color: string
  swatches: readonly Swatch[]
  /** Whether a colour may let through what lies behind it. */
  isOpaque?: boolean
  /** While a slider is still moving. */
  onChange: (color: string) => void
  onChoose: (color: string) => void
  onDone: () => void
}

/** The theme's colours first, then any other, more or less opaque. */
export function ColorChooser(props: ColorChooserProps) {
  const { label, value, color, swatches, isOpaque = false, onChange, onChoose, onDone } = props
  return (
    <div className={classes['chooser']}>
      <fieldset aria-label="Colours of the theme" className={classes['swatches']}>
        {swatches.map((swatch) => (
          <UnstyledButton
            key={swatch.name}
            className={classes['swatch']}
            style={{ background: swatch.color }}
            title={swatch.name}
            aria-label={swatch.name}
            aria-pressed={swatch.value === value}
            onClick={() => onChoose(swatch.value)}
          />
        ))}
      </fieldset>
      <ColorPicker
        fullWidth
        size="sm"
        format={isOpaque ? 'hex' : 'hexa'}
        value={color}
        saturationLabel={`${label}: saturation and brightness`}
        hueLabel={`${label}: hue`}
        alphaLabel={`${label}: opacity`}
        onChange={(next) => onChange(shortened(next))}
        onChangeEnd={onDone}
      />
    </div>
  )
}

/** What is wholly opaque needs no alpha. */
function shortened(hexa: string): string {
  return hexa.replace(/^(#[\da-f]{6})ff$/i, '$1')
}
