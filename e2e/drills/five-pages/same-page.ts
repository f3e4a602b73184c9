import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { blocksOf } from './build-page.ts'
import { meaningOf } from './same-value.ts'

type Values = Record<string, unknown>

/** Returns what a page says, without ids and whatever is as its type has it by default. */
export function saidBy(content: readonly PageItem[]): unknown[] {
  return content.map((item) => {
    const { settings, defaults } = findSection(item.type)!
    const props = { ...(defaults as Values), ...item.props }
    return {
      type: item.type,
      ...(item.anchor !== undefined && { anchor: item.anchor }),
      ...valuesOf(settings, props),
      blocks: saidBy(blocksOf(item)),
    }
  })
}

function valuesOf(settings: readonly Setting[], values: Values): Values {
  const seen = settings.filter((setting) => isVisible(setting, values, settings))
  return Object.fromEntries(
    seen.map((setting) => {
      const value = values[setting.key]
      if (setting.kind !== 'list') return [setting.key, meaningOf(setting, value)]
      const entries = value as Values[]
      const whole = entries.map((entry) => ({ ...(setting.item as Values), ...entry }))
      return [setting.key, whole.map((entry) => valuesOf(setting.settings, entry))]
    }),
  )
}
