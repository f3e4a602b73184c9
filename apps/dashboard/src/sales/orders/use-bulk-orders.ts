import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { showFailure, showSuccess } from '../../platform/toast.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { refreshOrders } from './use-change-order.ts'

interface BulkResult {
  updated: number
  skippedNames: string[]
}

export function useBulkOrders() {
  return useMutation(
    calls.orders.bulkUpdate.mutationOptions({ onSuccess: report, onSettled: refreshOrders }),
  )
}

type Matching = Omit<Parameters<typeof api.orders.bulkMatching>[0], 'before'>

/** Changes all orders that match a filter, in batches. */
export function useBulkMatching() {
  const [done, setDone] = useState(0)
  const bulk = useMutation({
    async mutationFn(matching: Matching) {
      const all: BulkResult = { updated: 0, skippedNames: [] }
      for (let before: number | undefined; ;) {
        const part = await api.orders.bulkMatching({ ...matching, ...(before && { before }) })
        all.updated += part.updated
        all.skippedNames.push(...part.skippedNames)
        setDone(all.updated)
        if (part.next === null) return all
        before = part.next
      }
    },
    onMutate: () => setDone(0),
    onSuccess: report,
    onSettled: refreshOrders,
  })
  return { ...bulk, done }
}

function report({ updated, skippedNames }: BulkResult) {
  if (updated) showSuccess(`${countOf(updated, 'order')} changed`)
  if (skippedNames.length) showFailure(`Not changed: ${some(skippedNames)}`)
}

const max = 10

function some(names: readonly string[]): string {
  const named = names.slice(0, max)
  const more = names.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
