import type { PageItem } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import {
  type CtaButton,
  ctaButton,
  type HeroSlide,
  heroSlide,
} from '@vitrine/sections/types/hero/hero-slide.schema.ts'
import { type PropsOf, sectionSchemas, type SectionType } from '@vitrine/sections/render/schemas.ts'

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

/** Sets no colours, so that the banner follows the store's theme. */
export function banner(slide: Partial<HeroSlide>, props: Props<'hero'> = {}): PageItem {
  return section('hero', {
    ...props,
    slides: [
      {
        ...heroSlide.item,
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
): CtaButton => ({ ...ctaButton.item, id: newId(), text, variant, url })
