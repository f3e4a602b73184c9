import type { PageItem } from '@vitrine/contract/content/page.ts'
import { checkContent, type ContentIssue } from '@vitrine/sections/render/check-content.ts'
import { isRecord } from '@vitrine/sections/kit/page-item.ts'

/** Each pass removes as many values as one check reports. */
const maxRounds = 200

interface RepairedValues {
  items: PageItem[]
  repaired: number
}

/** Removes invalid values; loading fills in the defaults. */
export function repairValues(items: PageItem[]): RepairedValues {
  const copy = structuredClone(items)
  let repaired = 0
  for (let round = 0; round < maxRounds; round += 1) {
    // Removes from last to first, because removing an entry shifts the ones after it.
    const issues = checkContent(copy).toReversed()
    const taken = issues.filter((issue) => takeOut(copy, issue)).length
    repaired += taken
    if (taken === 0) break
  }
  return { items: copy, repaired }
}

function takeOut(items: PageItem[], { path }: ContentIssue): boolean {
  const steps = path.split('.').slice(1)
  const last = steps.pop()
  if (last === undefined || !steps.includes('props')) return false
  const holder = steps.reduce<unknown>(stepInto, items)
  if (Array.isArray(holder)) return holder.splice(Number(last), 1).length > 0
  return isRecord(holder) && Object.hasOwn(holder, last) && Reflect.deleteProperty(holder, last)
}

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}
