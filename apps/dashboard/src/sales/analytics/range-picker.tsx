import { Group, NativeSelect } from '@mantine/core'
import { CustomDays } from './custom-days.tsx'
import { rangeChoices, type ReportRange } from './use-report-range.ts'

const comparisonChoices = [
  { value: 'previous', label: 'Compare with the days before' },
  { value: 'year', label: 'Compare with a year before' },
  { value: 'none', label: 'No comparison' },
]

export function RangePicker({ range }: { range: ReportRange }) {
  const { choice, compare, from, to, set } = range
  return (
    <Group gap="xs" align="flex-start">
      <NativeSelect
        aria-label="Days"
        data={rangeChoices.map((each) => ({ ...each }))}
        value={choice}
        onChange={({ currentTarget }) => set({ range: currentTarget.value, from, to })}
      />
      {choice === 'custom' && <CustomDays range={range} />}
      <NativeSelect
        aria-label="Comparison"
        data={comparisonChoices}
        value={compare ?? 'none'}
        onChange={({ currentTarget }) => set({ compare: currentTarget.value })}
      />
    </Group>
  )
}
