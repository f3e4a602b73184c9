import { Switch } from '@mantine/core'
import { mixColors } from '@vitrine/commerce/text/contrast.ts'
import type { MainColors } from '@vitrine/contract/content/main-colors.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { ColorField } from '../../platform/ui/color-field.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { checkColor, checkText, warnOfAccent } from './check-theme.ts'

interface DarkFieldsProps {
  theme: Theme
  isShown: boolean
  onShow: (isShown: boolean) => void
  onChange: (dark: MainColors | undefined) => void
}

/** The colours for shoppers whose device prefers dark ones. */
export function DarkFields({ theme, isShown, onShow, onChange }: DarkFieldsProps) {
  const { dark } = theme
  return (
    <Panel
      title="Dark scheme"
      hint="For shoppers whose device asks for dark pages. Colours that follow the theme follow this one, too."
    >
      <Switch
        label="Offer dark colours"
        checked={dark !== undefined}
        onChange={({ currentTarget: { checked } }) => {
          onChange(checked ? firstDark(theme) : undefined)
          onShow(checked)
        }}
      />
      {dark && (
        <>
          <Switch
            label="Show them in the preview"
            checked={isShown}
            onChange={(event) => onShow(event.currentTarget.checked)}
          />
          <Color label="Dark page" dark={dark} name="pageColor" onChange={onChange} />
          <Color
            label="Dark text"
            dark={dark}
            name="textColor"
            problem={checkText(dark)}
            onChange={onChange}
          />
          <Color
            label="Dark accent"
            dark={dark}
            name="accentColor"
            problem={warnOfAccent(dark)}
            onChange={onChange}
          />
          <Color label="Dark sale" dark={dark} name="saleColor" onChange={onChange} />
        </>
      )}
    </Panel>
  )
}

interface ColorProps {
  label: string
  dark: MainColors
  name: keyof MainColors
  problem?: string | null | undefined
  onChange: (dark: MainColors) => void
}

function Color({ label, dark, name, problem, onChange }: ColorProps) {
  return (
    <ColorField
      label={label}
      value={dark[name]}
      error={checkColor(dark[name]) ?? problem}
      onChange={(value) => onChange({ ...dark, [name]: value })}
    />
  )
}

/** Turned round: near to the hues of the theme, and easy on the eyes. */
function firstDark({ textColor, accentColor, saleColor }: MainColors): MainColors {
  return {
    pageColor: mixColors(textColor, 0.25, '#0b0b0d'),
    textColor: '#f2f0ec',
    accentColor: mixColors(accentColor, 0.4, '#ffffff'),
    saleColor: mixColors(saleColor, 0.5, '#ffffff'),
  }
}
