import type { Theme } from '@vitrine/contract/content/theme.ts'
import { isInEffect, type Setting } from '@vitrine/sections/kit/setting.ts'
import { opaqueColor } from '@vitrine/sections/kit/values/opaque-color.ts'
import { resolveThemeColor } from '@vitrine/sections/kit/values/theme-color.ts'
import type { Entry } from '../sections/list-entries.ts'

export interface ColorScene {
  settings: readonly Setting[]
  values: Entry
  theme: Theme
}

/**
 * Resolves a colour setting, with its default where unset.
 * @returns `#rrggbb`, or undefined where only the section's CSS defines it
 */
export function effectiveColor(key: string, scene: ColorScene): string | undefined {
  const { settings, values, theme } = scene
  const setting = settings.find((each) => each.key === key && isInEffect(each, values))
  if (setting?.kind !== 'color') return themeColor(key, theme)
  const value = resolveThemeColor(values[key], theme)
  const own = opaqueColor(value, groundOf(setting.standsOn, scene) ?? theme.pageColor)
  if (own !== undefined || setting.unset === undefined) return own
  return setting.unset === key ? themeColor(key, theme) : effectiveColor(setting.unset, scene)
}

export function groundOf(standsOn: string | undefined, scene: ColorScene): string | undefined {
  return standsOn === undefined ? undefined : effectiveColor(standsOn, scene)
}

function themeColor(key: string, theme: Theme): string | undefined {
  const colors: Record<string, string> = {
    pageColor: theme.pageColor,
    textColor: theme.textColor,
    accentColor: theme.accentColor,
    saleColor: theme.saleColor,
  }
  return colors[key]
}
