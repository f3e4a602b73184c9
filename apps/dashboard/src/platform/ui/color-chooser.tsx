import { ColorPicker, UnstyledButton } from '@mantine/core'
import classes from './color-chooser.module.css'
import type { Swatch } from './theme-swatches.ts'

interface ColorChooserProps {
  label: string
  value: unknown
  color: string
  swatches: readonly Swatch[]
  isOpaque?: boolean
  /** Also while a slider moves. */
  onChange: (color: string) => void
  onChoose: (color: string) => void
  onDone: () => void
}

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

/** Omits the alpha of an opaque colour. */
function shortened(hexa: string): string {
  return hexa.replace(/^(#[\da-f]{6})ff$/i, '$1')
}
