import { activityAreas, type ActivityArea } from '@vitrine/commerce/activity/acts.ts'

export interface ActivityFilter {
  search: string
  actor: string | null
  area: string | null
  /** Days such as `2026-11-25`; '' for none. */
  from: string
  until: string
}

export const noFilter: ActivityFilter = { search: '', actor: null, area: null, from: '', until: '' }

export const areaChoices = Object.entries(activityAreas).map(([value, label]) => ({ value, label }))

/** Returns the query of a filter, without what it does not narrow. */
export function filterInput({ search, actor, area, from, until }: ActivityFilter) {
  return {
    ...(search && { search }),
    ...(actor !== null && { actor }),
    ...(isArea(area) && { area }),
    ...(from && { from: startOf(from, 0) }),
    ...(until && { before: startOf(until, 1) }),
  }
}

export function exportUrl(storeId: string, input: ReturnType<typeof filterInput>): string {
  return `/api/activity/export?${new URLSearchParams({ storeId, ...input }).toString()}`
}

function isArea(text: string | null): text is ActivityArea {
  return text !== null && Object.hasOwn(activityAreas, text)
}

/** Days begin at the owner's midnight. */
function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
