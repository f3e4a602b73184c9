import { isTemplateKind, type UnaddressedKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { checkContent } from '@vitrine/sections/render/check-content.ts'
import { findClosedProblem } from '@vitrine/sections/render/closed-shop-types.ts'
import { findMainProblem } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'

/**
 * @param templateFor of a template
 * @throws Refusal with the path of every value that its section does not allow
 */
export function checkPage(
  contents: { content?: PageItem[] | undefined; globalContent?: PageItem[] },
  templateFor: UnaddressedKind | null = null,
) {
  const problem = findMainProblem(contents.content ?? [], isTemplateKind(templateFor))
  if (problem !== undefined) throw invalidInput('content', problem)
  const shown = templateFor === 'password' && findClosedProblem(contents.content ?? [])
  if (shown) throw invalidInput(shown.path, shown.message)
  const issues = Object.entries(contents).flatMap(([name, content]) =>
    checkContent(content ?? [], name).map(({ path, message }) => ({ path, message })),
  )
  if (issues.length) throw new Refusal('invalid_input', undefined, issues.slice(0, 100))
}
