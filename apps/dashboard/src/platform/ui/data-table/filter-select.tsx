import { Select } from '@mantine/core'

interface FilterSelectProps {
  label: string
  options: { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | null) => void
}

export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={options}
      value={options.some((option) => option.value === value) ? (value ?? null) : null}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      searchable={options.length > 12}
      flex="1 1 6.5rem"
      miw={0}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
