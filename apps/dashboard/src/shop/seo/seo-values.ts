import { robotsProblem } from '@vitrine/commerce/seo/robots-problem.ts'
import { templateProblem } from '@vitrine/commerce/seo/seo-templates.ts'
import type {
  SeoSettings,
  SeoView,
  VerificationService,
} from '@vitrine/contract/shop/seo-settings.ts'
import { checkImageUrl } from '../../platform/ui/image-field.tsx'

export interface SeoValues extends Omit<SeoSettings, 'socialImage' | 'favicon' | 'returns'> {
  socialImage: string
  favicon: string
  statesReturns: boolean
  returns: { days: number | string; fees: 'free' | 'customer' }
}

export const templateKinds = ['page', 'product', 'category'] as const
export type TemplateKind = (typeof templateKinds)[number]

export function seoValues(view: SeoView): SeoValues {
  const { revision: _r, sitemap: _s, socialImage, favicon, returns, ...rest } = view
  return {
    ...rest,
    socialImage: socialImage ?? '',
    favicon: favicon ?? '',
    statesReturns: returns !== null,
    returns: returns ?? { days: 30, fees: 'customer' },
  }
}

export function seoOfValues(values: SeoValues): SeoSettings {
  const { statesReturns, returns, socialImage, favicon, verification, ...rest } = values
  const codes = Object.entries(verification).map(([service, code]) => [service, codeIn(code)])
  return {
    ...rest,
    socialImage: socialImage || null,
    favicon: favicon || null,
    verification: Object.fromEntries(codes) as Record<VerificationService, string>,
    returns: statesReturns ? { days: Number(returns.days), fees: returns.fees } : null,
  }
}

export function seoErrors(values: SeoValues): Record<string, string> {
  const { days } = values.returns
  const errors: [string, string | null | undefined][] = [
    ...templateKinds.flatMap((kind): [string, string | undefined][] => {
      const { title, description } = values.templates[kind]
      const empty = title.trim() ? undefined : 'Write a title, for example {page} · {shop}.'
      return [
        [`templates.${kind}.title`, empty ?? templateProblem(title)],
        [`templates.${kind}.description`, templateProblem(description)],
      ]
    }),
    ['socialImage', checkImageUrl(values.socialImage)],
    ['favicon', checkImageUrl(values.favicon)],
    ['robots', robotsProblem(values.robots)],
    ['returns.days', values.statesReturns && days === '' ? 'Enter a number of days.' : null],
  ]
  return Object.fromEntries(errors.filter((each): each is [string, string] => Boolean(each[1])))
}

/** Takes the code out of a whole meta element, which services offer to copy. */
export function codeIn(pasted: string): string {
  const content = /content\s*=\s*["']([^"']*)["']/i.exec(pasted)?.[1]
  return (content ?? pasted.trim().replace(/^google-site-verification=/, '')).trim()
}
