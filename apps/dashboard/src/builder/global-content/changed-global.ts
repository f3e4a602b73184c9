import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import { shownContent } from '@vitrine/sections/render/shown-content.ts'
import type { PageDocument } from '../model/page/document.ts'
import { saveContent } from '../model/page/save-content.ts'
import { nameOfType } from '../sections/section-types.ts'

/** Returns the names of shared sections that publishing would change for shoppers. */
export async function listChangedGlobal(
  client: Pick<ApiClient, 'page'>,
  storeDomain: string,
  components: PageDocument,
): Promise<string[]> {
  const published = await client.page.getPageGlobalContent({ storeDomain })
  const own = shownContent(saveContent(components).globalContent)
  return namesOfChanged(published.globalContent, own)
}

function namesOfChanged(before: readonly PageItem[], after: readonly PageItem[]): string[] {
  const moved = after.some(({ id }, index) => before[index]?.id !== id)
  const changed = after.filter((item) => {
    const same = before.find(({ id }) => id === item.id)
    return !same || !isSame(same, item)
  })
  const removed = before.filter((item) => !after.some(({ id }) => id === item.id))
  const items = [...changed, ...removed]
  return [
    ...new Set((items.length > 0 || !moved ? items : after).map(({ type }) => nameOfType(type))),
  ]
}

/** Compares regardless of key order, which the database does not preserve. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  const keys = keysSetIn(one)
  return (
    keys.length === keysSetIn(other).length && keys.every((key) => isSame(one[key], other[key]))
  )
}

function keysSetIn(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined)
}
