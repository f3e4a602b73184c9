import { Select, type SelectProps } from '@mantine/core'
import { timeZoneChoices, timeZonesMatching } from './time-zone-choices.ts'

interface TimeZoneSelectProps extends SelectProps {
  /** IANA. It is among the choices, also where browsers name it otherwise. */
  zone: string
  first?: { value: string; label: string }
}

export function TimeZoneSelect({ zone, first, ...select }: TimeZoneSelectProps) {
  return (
    <Select
      label="Time zone"
      data={[...(first ? [first] : []), ...timeZoneChoices(zone)]}
      filter={timeZonesMatching}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No time zone found. Try a large city nearby."
      maxDropdownHeight={320}
      {...select}
    />
  )
}
