import { color, corners, fixedMargin, height, padding } from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { textSizes, type SectionFont } from '../../kit/shared-settings.ts'
import { heroMigrations } from './hero.migrations.ts'
import { newSlide, slideSettings, type HeroSlide } from './hero-slide.schema.ts'
import { fontFamily } from '../../kit/text-settings.ts'

export interface HeroProps {
  slides: HeroSlide[]
  height: PerDevice<string>
  autoPlay: boolean
  /** Milliseconds. */
  autoplayDelay: number
  autoplayDisableOnInteraction: boolean
  /** Kept, without effect: the slides never wrap around for the shopper. */
  loop: boolean
  navigation: boolean
  pagination: boolean
  paginationType: 'bullets' | 'progressbar' | 'fraction'
  paginationClickable: boolean
  showHeroOverlay: boolean
  heroOverlay: string
  margin: string
  padding: PerDevice<string>
  borderRadius: string
  fontFamily: SectionFont
  ctaPrimaryBackground: string
  ctaPrimaryColor: string
  ctaSecondaryBackground: string
  ctaSecondaryColor: string
}

const defaults: HeroProps = {
  slides: [
    {
      ...newSlide,
      id: 'welcome',
      title: 'Something beautiful, every day',
      subtitle: 'Discover what is new, made by people who care.',
      ctaButtons: [
        {
          id: 'shop',
          text: 'Shop now',
          variant: 'primary',
          type: 'internal',
          url: '/shop',
          target: '_self',
        },
      ],
    },
  ],
  height: { base: '600px', tablet: '520px', mobile: '480px' },
  autoPlay: true,
  autoplayDelay: 5000,
  autoplayDisableOnInteraction: true,
  loop: false,
  navigation: true,
  pagination: true,
  paginationType: 'bullets',
  paginationClickable: true,
  showHeroOverlay: false,
  heroOverlay: 'rgba(0, 0, 0, 0.35)',
  margin: '0',
  padding: { base: '4rem 2rem', mobile: '3rem 1.25rem' },
  borderRadius: '0px',
  fontFamily: 'theme',
  ctaPrimaryBackground: '',
  ctaPrimaryColor: '',
  ctaSecondaryBackground: '',
  ctaSecondaryColor: '',
}

export const heroSchema = defineSection({
  type: 'hero',
  name: 'Hero',
  contentType: 'normal',
  version: 1,
  group: 'Banner',
  icon: 'M3 4h18v16H3zM7 10h10M9 13h6M10 17h4',
  defaults,
  migrations: heroMigrations,
  settings: [
    {
      key: 'slides',
      label: 'Slides',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Slide',
      shownOnCanvas: true,
      maxItems: 12,
      item: newSlide,
      settings: slideSettings,
    },
    { key: 'autoPlay', label: 'Moves by itself', group: 'Content', kind: 'checkbox' },
    {
      key: 'autoplayDelay',
      label: 'Time per slide',
      group: 'Content',
      kind: 'number',
      min: 1000,
      max: 60_000,
      step: 100,
      unit: 'ms',
      visibleIf: { setting: 'autoPlay', is: true },
    },
    {
      key: 'autoplayDisableOnInteraction',
      label: 'Stops once touched',
      group: 'Content',
      kind: 'checkbox',
      visibleIf: { setting: 'autoPlay', is: true },
    },
    { key: 'loop', label: 'Loop', group: 'Content', kind: 'checkbox', hidden: true },
    { key: 'navigation', label: 'Arrows', group: 'Content', kind: 'checkbox' },
    { key: 'pagination', label: 'Position', group: 'Content', kind: 'checkbox' },
    {
      key: 'paginationType',
      label: 'Position shown as',
      group: 'Content',
      kind: 'select',
      options: [
        { value: 'bullets', label: 'Dots' },
        { value: 'progressbar', label: 'Bar' },
        { value: 'fraction', label: 'Numbers' },
      ],
      visibleIf: { setting: 'pagination', is: true },
    },
    {
      key: 'paginationClickable',
      label: 'Dots can be clicked',
      group: 'Content',
      kind: 'checkbox',
      visibleIf: { setting: 'paginationType', is: 'bullets' },
    },
    height,
    padding,
    fixedMargin,
    { key: 'showHeroOverlay', label: 'Overlay', group: 'Style', kind: 'checkbox' },
    {
      ...color('heroOverlay', 'Overlay colour'),
      visibleIf: { setting: 'showHeroOverlay', is: true },
    },
    fontFamily,
    color('ctaPrimaryBackground', 'Main button', { unset: 'accentColor' }),
    color('ctaPrimaryColor', 'Text of the main button', { standsOn: 'ctaPrimaryBackground' }),
    color('ctaSecondaryBackground', 'Second button'),
    color('ctaSecondaryColor', 'Text of the second button', { standsOn: 'ctaSecondaryBackground' }),
    corners('borderRadius', textSizes),
  ],
})
