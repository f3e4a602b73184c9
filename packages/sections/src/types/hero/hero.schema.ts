import { corners, fixedMargin, padding } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  is,
  list,
  number,
  perDevice,
  select,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { ctaButton, heroSlide } from './hero-slide.schema.ts'
import { heroMigrations } from './hero.migrations.ts'

export const heroSchema = defineSection({
  type: 'hero',
  name: 'Hero',
  otherNames: 'banner slideshow cta',
  contentType: 'normal',
  version: 1,
  group: 'Banner',
  icon: 'M3 4h18v16H3zM7 10h10M9 13h6M10 17h4',
  migrations: heroMigrations,
  settings: {
    ...content({
      slides: list('Slides', heroSlide, {
        default: [
          {
            id: 'welcome',
            title: 'Something beautiful, every day',
            subtitle: 'Discover what is new, made by people who care.',
            ctaButtons: [{ ...ctaButton.item, id: 'shop', text: 'Shop now', variant: 'primary' }],
          },
        ],
        maxItems: 12,
        shownOnCanvas: true,
      }),
      autoPlay: checkbox('Moves by itself', { default: true }),
      autoplayDelay: number('Time per slide', {
        default: 5000,
        min: 1000,
        max: 60_000,
        step: 100,
        unit: 'ms',
        visibleIf: is('autoPlay', true),
      }),
      autoplayDisableOnInteraction: checkbox('Stops once touched', {
        default: true,
        visibleIf: is('autoPlay', true),
      }),
      // Stored without effect: slides never loop.
      loop: checkbox('Loop', { hidden: true }),
      navigation: checkbox('Arrows', { default: true }),
      pagination: checkbox('Position', { default: true }),
      paginationType: select(
        'Position shown as',
        { bullets: 'Dots', progressbar: 'Bar', fraction: 'Numbers' },
        { visibleIf: is('pagination', true) },
      ),
      paginationClickable: checkbox('Dots can be clicked', {
        default: true,
        visibleIf: is('paginationType', 'bullets'),
      }),
    }),
    ...layout({
      height: perDevice(unitNumber('Height', { default: '600px', units: boxSizes }), {
        tablet: '520px',
        mobile: '480px',
      }),
      padding: padding('4rem 2rem', { mobile: '3rem 1.25rem' }),
      margin: fixedMargin,
    }),
    ...style({
      showHeroOverlay: checkbox('Overlay'),
      heroOverlay: color('Overlay colour', {
        default: 'rgba(0, 0, 0, 0.35)',
        visibleIf: is('showHeroOverlay', true),
      }),
      fontFamily,
      ctaPrimaryBackground: color('Main button', { unset: 'accentColor' }),
      ctaPrimaryColor: color('Text of the main button', { standsOn: 'ctaPrimaryBackground' }),
      ctaSecondaryBackground: color('Second button'),
      ctaSecondaryColor: color('Text of the second button', {
        standsOn: 'ctaSecondaryBackground',
      }),
      borderRadius: corners(textSizes, '0px'),
    }),
  },
})
