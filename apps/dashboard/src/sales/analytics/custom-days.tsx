import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { daysProblem, isTypedToEnd } from './days-problem.ts'
import type { ReportRange } from './use-report-range.ts'

/** What is typed shows at once; the URL, which has the days, follows later than the next digit comes. */
export function CustomDays({ range: { from, to, today, set } }: { range: ReportRange }) {
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const days = { from, to, ...typed }
  const isWhole = isTypedToEnd(days.from) && isTypedToEnd(days.to)
  const problem = isWhole ? daysProblem(days, today) : undefined
  const errorOf = (field: 'from' | 'to') => problem?.field === field && problem.sentence

  function handleChange(field: 'from' | 'to', day: string) {
    const next = { ...days, [field]: day }
    setTyped({ ...typed, [field]: day })
    const isRange = isTypedToEnd(next.from) && isTypedToEnd(next.to)
    if (isRange && !daysProblem(next, today)) set(next)
  }

  function handleBlur() {
    if (!problem) setTyped({})
  }

  return (
    <>
      <TextInput
        type="date"
        aria-label="First day"
        max={days.to}
        value={days.from}
        error={errorOf('from')}
        onChange={({ currentTarget }) => handleChange('from', currentTarget.value)}
        onBlur={handleBlur}
      />
      <TextInput
        type="date"
        aria-label="Last day"
        min={days.from}
        max={today}
        value={days.to}
        error={errorOf('to')}
        onChange={({ currentTarget }) => handleChange('to', currentTarget.value)}
        onBlur={handleBlur}
      />
    </>
  )
}
