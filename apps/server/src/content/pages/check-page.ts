import type { PageItem } from '@vitrine/contract/content/page.ts'
import { checkContent } from '@vitrine/sections/render/check-content.ts'
import { Refusal } from '../../platform/refusal.ts'

/** @throws Refusal with the path of every value that its section does not allow */
export function checkPage(contents: {
  content?: PageItem[] | undefined
  globalContent?: PageItem[]
}) {
  const issues = Object.entries(contents).flatMap(([name, content]) =>
    checkContent(content ?? [], name).map(({ path, message }) => ({ path, message })),
  )
  if (issues.length) throw new Refusal('invalid_input', undefined, issues.slice(0, 100))
}
