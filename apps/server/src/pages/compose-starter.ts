import type { PageItem } from '@vitrine/contract/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import {
  type CtaButton,
  type HeroSlide,
  newSlide,
} from '@vitrine/sections/hero/hero-slide.schema.ts'
import { type PropsOf, sectionSchemas, type SectionType } from '@vitrine/sections/schemas.ts'

type Props<Type extends SectionType> = {
  [Name in keyof PropsOf<Type>]?: PropsOf<Type>[Name] | undefined
}

export function section<Type extends SectionType>(type: Type, props: Props<Type> = {}): PageItem {
  const { contentType, version, defaults } = sectionSchemas[type]
  return {
    id: newId(),
    type,
    contentType,
    v: version,
    props: structuredClone({ ...defaults, ...props }),
  }
}

/** A banner without colours of its own: it wears the theme's, whichever the owner chooses. */
export function banner(slide: Partial<HeroSlide>, props: Props<'hero'> = {}): PageItem {
  return section('hero', {
    ...props,
    slides: [
      {
        ...newSlide,
        backgroundType: 'solid',
        background: '',
        titleColor: '',
        subtitleColor: '',
        ...slide,
        id: newId(),
      },
    ],
  })
}

export const button = (
  text: string,
  url: string,
  variant: CtaButton['variant'] = 'primary',
): CtaButton => ({ id: newId(), text, variant, type: 'internal', url, target: '_self' })

export function heading(text: string, props: Props<'textBlock'> = {}) {
  const fontSize = { base: '2.25rem', mobile: '1.75rem' }
  const type = { lineHeight: 1.2, fontWeight: '700', fontSize } as const
  return section('textBlock', { text, level: 'heading2', padding: '0', ...type, ...props })
}

export function words(text: string) {
  return section('textBlock', { text, padding: '0', fontSize: '1.0625rem', lineHeight: 1.7 })
}

/** Something short and true, with a line above that holds the columns together. */
export function point(title: string, text: string) {
  const size = { fontSize: '1.25rem', padding: '1.25rem 0 0.5rem' }
  return column([heading(title, { level: 'heading3', ...size }), words(text)])
}

export function beside(children: PageItem[], props: Props<'container'> = {}) {
  const look = { alignItems: 'start', gap: { base: '3rem', mobile: '1.5rem' } } as const
  return within(section('container', { ...look, padding: roomy, ...props }), children)
}

export function column(children: PageItem[], props: Props<'container'> = {}) {
  const look = { direction: 'column', alignItems: 'start', gap: '0', padding: '0' } as const
  return within(section('container', { ...look, ...props }), children)
}

const roomy = { base: '4rem 2rem', mobile: '2.5rem 1.25rem' }

function within(container: PageItem, childComponents: PageItem[]): PageItem {
  return { ...container, props: { ...container.props, childComponents } }
}
