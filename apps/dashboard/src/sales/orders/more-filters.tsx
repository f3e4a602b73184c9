import { Button, Popover, Stack, TextInput } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Chip } from '../../platform/ui/data-table/filter-chips.tsx'
import { PriceInput } from '../../platform/ui/price-input.tsx'

const rangeNames = ['from', 'to', 'min', 'max'] as const
type Range = Record<(typeof rangeNames)[number], string>

export function MoreFilters() {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const count = rangeNames.filter((name) => params.get(name)).length
  const shown = Object.fromEntries(rangeNames.map((name) => [name, params.get(name) ?? '']))

  function apply(range: Range) {
    setOpen(false)
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.delete('page')
      for (const name of rangeNames) {
        if (range[name]) next.set(name, range[name])
        else next.delete(name)
      }
      return next
    })
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={17} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          Date and amount{count > 0 && ` (${count})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Date and amount">
        <RangeForm shown={shown as Range} onApply={apply} />
      </Popover.Dropdown>
    </Popover>
  )
}

export function useRangeChips(): Chip[] {
  const [params, setParams] = useSearchParams()
  const clear = (names: readonly string[]) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      for (const name of ['page', ...names]) next.delete(name)
      return next
    })
  const chip = (label: string, [from, to]: readonly ['from', 'to'] | readonly ['min', 'max']) => {
    const [first, last] = [params.get(from), params.get(to)]
    if (!first && !last) return []
    const text = [first, last].filter(Boolean).join(' – ')
    const bound = first ? (last ? '' : 'from ') : 'up to '
    return [{ label: `${label} ${bound}${text}`, clear: () => clear([from, to]) }]
  }
  return [...chip('Placed', ['from', 'to']), ...chip('Total', ['min', 'max'])]
}

function RangeForm({ shown, onApply }: { shown: Range; onApply: (range: Range) => void }) {
  const [range, setRange] = useState(shown)
  const set = (name: keyof Range, value: string) => setRange((now) => ({ ...now, [name]: value }))

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    onApply(range)
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="sm">
        <TextInput
          type="date"
          label="Placed from"
          max={range.to || undefined}
          value={range.from}
          onChange={(event) => set('from', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Placed until"
          min={range.from || undefined}
          value={range.to}
          onChange={(event) => set('to', event.currentTarget.value)}
        />
        <PriceInput
          label="Total from"
          value={range.min}
          onChange={(value) => set('min', String(value))}
        />
        <PriceInput
          label="Total up to"
          value={range.max}
          onChange={(value) => set('max', String(value))}
        />
        <Button type="submit">Show these orders</Button>
        <Button variant="default" onClick={() => onApply({ from: '', to: '', min: '', max: '' })}>
          Any date and amount
        </Button>
      </Stack>
    </form>
  )
}
