import { button, section, slide } from '../render/compose-page.ts'
import type { CtaButton, HeroSlide } from '../types/hero/hero-slide.schema.ts'
import type { PropsOf } from '../render/schemas.ts'
import { image } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const shopNow = button('shop', 'Shop now', '/shop')
const ourStory = button('story', 'Our story', '/about', 'secondary')

const plainSecond = {
  ctaSecondaryBackground: 'var(--shop-page)',
  ctaSecondaryColor: 'var(--shop-text)',
} as const

const onShopsGround = {
  backgroundType: 'solid',
  background: '',
  titleColor: '',
  subtitleColor: '',
} as const satisfies Partial<HeroSlide>

const dark = { titleColor: '#2c2118', subtitleColor: '#46382c' } as const

const hero = (id: string, props: Partial<PropsOf<'hero'>>, ...slides: HeroSlide[]) =>
  section('hero', id, { slides, ...props })

const stock = (name: string, alt: string, ctaButtons: CtaButton[], more: Partial<HeroSlide>) =>
  slide(name, { background: image(name), alt, ctaButtons, ...more })

export const morningHero = hero(
  'hero-morning',
  { height: { base: '620px', tablet: '540px', mobile: '560px' }, ...plainSecond },
  stock('window-light', 'A clay vase and two bowls in the light of a window', [shopNow, ourStory], {
    ...dark,
    title: 'Things that stay with you',
    subtitle: 'Made in small numbers, chosen one by one, and meant for every day.',
    imagePosition: 'right',
    contentPosition: { base: 'center-left', mobile: 'top-left' },
    contentMaxWidth: '520px',
    overlay: 'rgba(243, 233, 217, 0.35)',
  }),
)

export const duneHero = hero(
  'hero-dunes',
  { height: { base: '560px', mobile: '480px' } },
  stock('dunes', 'Dunes under a low sun', [button('look', 'See the collection', '/shop')], {
    ...dark,
    title: 'The warm season',
    subtitle: 'A collection in sand, clay and late light.',
    contentPosition: 'top-center',
    contentMaxWidth: '680px',
    overlay: 'rgba(250, 236, 217, 0.25)',
  }),
)

export const productHero = hero(
  'hero-product',
  { height: { base: '600px', tablet: '540px', mobile: '560px' }, ...plainSecond },
  stock('bowls', 'Five glazed bowls, one in the other', [button('buy', 'Choose yours', '/shop')], {
    ...dark,
    title: 'Five bowls. Every meal.',
    subtitle: 'They nest, they stack, and they forgive a careless hand.',
    imagePosition: 'bottom',
    contentPosition: 'top-center',
    contentMaxWidth: '640px',
    overlay: 'rgba(243, 236, 224, 0.45)',
  }),
)

export const heroPresets: readonly SectionPreset[] = [
  { name: 'Morning light', item: morningHero },
  {
    name: 'Words alone',
    item: hero(
      'hero-words',
      { height: { base: '480px', mobile: '420px' }, ...plainSecond },
      slide('words', {
        ...onShopsGround,
        title: 'Welcome to {shop}',
        subtitle: 'Good things, chosen one by one. Have a look around.',
        contentPosition: 'center',
        contentMaxWidth: '720px',
        ctaButtons: [shopNow, ourStory],
      }),
    ),
  },
  {
    name: 'After dark',
    item: hero(
      'hero-dark',
      { height: { base: '640px', mobile: '520px' } },
      stock('workshop', 'A lamp over a workbench with a bowl and a vase', [shopNow], {
        title: 'Made by hand, late into the night',
        subtitle: 'From our workshop to your table, with nobody in between.',
        contentPosition: { base: 'center-right', mobile: 'bottom-left' },
        contentMaxWidth: '480px',
        overlay: 'rgba(20, 15, 11, 0.45)',
      }),
    ),
  },
  { name: 'The warm season', item: duneHero },
  {
    name: 'Announcement',
    item: hero(
      'hero-announcement',
      {
        height: { base: '340px', mobile: '360px' },
        ctaPrimaryBackground: 'var(--shop-on-accent)',
        ctaPrimaryColor: 'var(--shop-accent)',
      },
      slide('announcement', {
        backgroundType: 'solid',
        background: 'var(--shop-accent)',
        titleColor: 'var(--shop-on-accent)',
        subtitleColor: 'var(--shop-on-accent)',
        title: 'Two days, everything a little less',
        subtitle: 'Until Sunday at midnight, while it lasts.',
        contentPosition: 'center',
        ctaButtons: [button('sale', 'See what is left', '/shop')],
      }),
    ),
  },
]
