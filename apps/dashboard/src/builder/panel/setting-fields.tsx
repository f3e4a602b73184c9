import { isVisible } from '@vitrine/sections/kit/setting.ts'
import { type ColorScene, effectiveColor, groundOf } from './effective-color.ts'
import { SettingField } from './setting-field.tsx'
import { useThemeAround } from './controls/theme-around.ts'
import type { SettingFieldsProps } from './controls/setting-fields-props.ts'

export function SettingFields(props: SettingFieldsProps) {
  const { settings, shown = settings, defaults, values, ...field } = props
  const theme = useThemeAround()
  const complete = { ...defaults, ...values }
  const scene: ColorScene = { settings, values: complete, theme }
  return shown
    .filter((setting) => isVisible(setting, complete, settings))
    .map((setting) => (
      <SettingField
        key={`${setting.key} ${setting.kind}`}
        setting={setting}
        value={complete[setting.key]}
        initial={defaults[setting.key]}
        shownColor={setting.kind === 'color' ? effectiveColor(setting.key, scene) : undefined}
        ground={setting.kind === 'color' ? groundOf(setting.standsOn, scene) : undefined}
        Fields={SettingFields}
        {...field}
      />
    ))
}
