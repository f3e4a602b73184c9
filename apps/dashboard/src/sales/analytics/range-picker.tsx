import { Group, NativeSelect, TextInput } from '@mantine/core'
import { rangeChoices, type ReportRange } from './use-report-range.ts'

const comparisonChoices = [
  { value: 'previous', label: 'Compare with the days before' },
  { value: 'year', label: 'Compare with a year before' },
  { value: 'none', label: 'No comparison' },
]

export function RangePicker({ range }: { range: ReportRange }) {
  const { choice, compare, from, to, today, set } = range
  return (
    <Group gap="xs">
      <NativeSelect
        aria-label="Days"
        data={rangeChoices.map((each) => ({ ...each }))}
        value={choice}
        onChange={({ currentTarget }) => set({ range: currentTarget.value, from, to })}
      />
      {choice === 'custom' && (
        <>
          <TextInput
            type="date"
            aria-label="First day"
            max={to}
            value={from}
            onChange={({ currentTarget }) =>
              currentTarget.value && set({ from: currentTarget.value })
            }
          />
          <TextInput
            type="date"
            aria-label="Last day"
            min={from}
            max={today}
            value={to}
            onChange={({ currentTarget }) =>
              currentTarget.value && set({ to: currentTarget.value })
            }
          />
        </>
      )}
      <NativeSelect
        aria-label="Comparison"
        data={comparisonChoices}
        value={compare ?? 'none'}
        onChange={({ currentTarget }) => set({ compare: currentTarget.value })}
      />
    </Group>
  )
}
