import type { CheckoutSettings } from './checkout-settings.ts'
import { isAgreedTo, type PolicyKind } from '../policies/policy-kinds.ts'
import { contrastOf, textContrast } from '../text/contrast.ts'

type Checked = Pick<CheckoutSettings, 'customFields' | 'policies' | 'termsRequired' | 'colors'>

interface Problem {
  path: string
  message: string
}

/**
 * Lists the fields of a checkout that are missing, invalid or not agreed to.
 * @param published policies of the store
 */
export function checkoutProblems(
  { customFields, policies, termsRequired, colors }: Checked,
  theme: { pageColor: string; textColor: string },
  published: readonly { kind: PolicyKind }[],
): Problem[] {
  const problems = customFields.flatMap((field, index) => fieldProblems(customFields, field, index))
  if (termsRequired && !policies.length && !published.some(({ kind }) => isAgreedTo(kind)))
    problems.push({
      path: 'termsRequired',
      message: 'Publish the policies that are agreed to first.',
    })
  const contrast = contrastOf(colors.text ?? theme.textColor, colors.page ?? theme.pageColor)
  if ((colors.text || colors.page) && (contrast ?? 0) < textContrast)
    problems.push({
      path: colors.text ? 'colors.text' : 'colors.page',
      message: `The text must stand out from the page: a contrast of ${textContrast} or more.`,
    })
  return problems
}

type Fields = Checked['customFields']

function fieldProblems(fields: Fields, field: Fields[number], index: number): Problem[] {
  const at = `customFields.${index}`
  const problems: Problem[] = []
  if (fields.findIndex(({ id }) => id === field.id) < index)
    problems.push({ path: `${at}.id`, message: 'Two fields cannot have the same id.' })
  if (field.kind !== 'select') return problems
  if (!field.options.length)
    problems.push({ path: `${at}.options`, message: 'Add at least one choice.' })
  if (new Set(field.options).size < field.options.length)
    problems.push({ path: `${at}.options`, message: 'List each choice once.' })
  return problems
}
