import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { useSearchParams } from 'react-router'
import type { Chip } from '../../platform/ui/data-table/filter-chips.tsx'

const labels: Readonly<Record<string, (value: string) => string>> = {
  sold: () => 'Not cancelled',
  product: () => 'With one product',
  category: () => 'With products of one category',
  discount: () => 'With one discount',
  country: (code) => `Country ${countryName(code)}`,
  source: (source) => `Source ${source}`,
  campaign: (campaign) => `Campaign ${campaign}`,
}

/** The filters with which a row of a report opens this list. */
export function useReportChips(): Chip[] {
  const [params, setParams] = useSearchParams()
  const chips = Object.entries(labels).flatMap(([name, label]) => {
    const value = params.get(name)
    const clear = () =>
      setParams((current) => {
        const next = new URLSearchParams(current)
        for (const each of ['page', name]) next.delete(each)
        return next
      })
    return value ? [{ label: label(value), clear }] : []
  })
  return [...chips, ...refundedChip(params, setParams)]
}

function refundedChip(...[params, setParams]: ReturnType<typeof useSearchParams>): Chip[] {
  const [from, to] = [params.get('refundedFrom'), params.get('refundedTo')]
  if (!from && !to) return []
  const days = from === to ? `on ${from}` : [from && `from ${from}`, to && `to ${to}`]
  const clear = () =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      for (const each of ['page', 'refundedFrom', 'refundedTo']) next.delete(each)
      return next
    })
  return [{ label: `Refunded ${[days].flat().filter(Boolean).join(' ')}`, clear }]
}
