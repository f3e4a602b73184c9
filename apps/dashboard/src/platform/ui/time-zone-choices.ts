import type { ComboboxItem, OptionsFilter } from '@mantine/core'

export function timeZoneChoices(current: string): ComboboxItem[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set([current, 'UTC', ...zones])].toSorted().map((value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} (${offsetOf(value)})`,
  }))
}

/** Matches "new york" to `America/New_York`, in any word order. */
export const timeZonesMatching: OptionsFilter = ({ options, search }) => {
  const words = search
    .toLowerCase()
    .split(/[\s/_]+/)
    .filter(Boolean)
  return options.filter(
    (option) =>
      'label' in option && words.every((word) => option.label.toLowerCase().includes(word)),
  )
}

function offsetOf(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
    return part?.value.replace('GMT', 'UTC') ?? 'UTC'
  } catch {
    return 'UTC'
  }
}
