import { section } from '../render/compose-page.ts'
import { onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

export const newInShop = section('productGrid', 'new-in-shop', {
  title: 'New in the shop',
  titleAlign: 'center',
  numberOfProducts: 8,
  mobileColumns: 2,
  gap: { base: '2rem', mobile: '1rem' },
})

export const productGridPresets: readonly SectionPreset[] = [
  { name: 'New in the shop', item: newInShop },
  {
    name: 'Cards on a soft ground',
    item: section('productGrid', 'cards', {
      ...onSoft,
      title: 'Chosen for you',
      styling: 'card',
      cardColor: 'var(--shop-page)',
      desktopColumns: 3,
    }),
  },
  {
    name: 'Tall images',
    item: section('productGrid', 'tall', {
      title: 'The collection',
      titleAlign: 'center',
      imageRatio: 'portrait',
      cardAlign: 'center',
      showRating: false,
      desktopColumns: 3,
      mobileColumns: 2,
      gap: { base: '2.5rem', mobile: '1rem' },
    }),
  },
]

export const simpleProductGridPresets: readonly SectionPreset[] = [
  {
    name: 'Small and many',
    item: section('simpleProductGrid', 'many', {
      title: 'Everything at a glance',
      numberOfProducts: 10,
      desktopColumns: 5,
      tabletColumns: 3,
    }),
  },
  {
    name: 'Framed',
    item: section('simpleProductGrid', 'framed', {
      title: 'Just in',
      titleAlign: 'center',
      styling: 'outlined',
      cardAlign: 'center',
    }),
  },
  {
    name: 'Three large',
    item: section('simpleProductGrid', 'three', {
      ...onSoft,
      title: 'Start here',
      numberOfProducts: 3,
      desktopColumns: 3,
      imageRatio: 'portrait',
    }),
  },
]

export const alsoLovely = section('productSlider', 'also-lovely', {
  title: 'Also lovely',
  numberOfProducts: 10,
})

export const productSliderPresets: readonly SectionPreset[] = [
  { name: 'Also lovely', item: alsoLovely },
  {
    name: 'Large images',
    item: section('productSlider', 'large', {
      title: 'Worth a closer look',
      desktopColumns: 3,
      tabletColumns: 2,
      mobileColumns: 1,
      imageRatio: 'portrait',
      showAddToCart: false,
      spacing: { base: 24, mobile: 16 },
    }),
  },
  {
    name: 'Cards on a soft ground',
    item: section('productSlider', 'soft', {
      ...onSoft,
      title: 'New arrivals',
      titleAlign: 'center',
      styling: 'card',
      cardColor: 'var(--shop-page)',
      spacing: { base: 20, mobile: 12 },
    }),
  },
]

export const byCategory = section('categoriesSlider', 'by-category', {
  title: 'What are you looking for?',
  imageSize: { base: '180px', mobile: '130px' },
  nameSize: '1.0625rem',
})

export const categoriesSliderPresets: readonly SectionPreset[] = [
  { name: 'Round images', item: byCategory },
  {
    name: 'Soft squares',
    item: section('categoriesSlider', 'squares', {
      title: 'Shop by room',
      titleAlign: 'left',
      desktopColumns: 4,
      imageSize: { base: '240px', mobile: '150px' },
      imageRadius: '16px',
      spacing: { base: 24, tablet: 16, mobile: 12 },
      autoPlay: false,
    }),
  },
  {
    name: 'A quiet row',
    item: section('categoriesSlider', 'quiet', {
      ...onSoft,
      title: 'Browse',
      titleSize: '1.25rem',
      desktopColumns: 6,
      mobileColumns: 3,
      imageSize: { base: '110px', mobile: '84px' },
      nameSize: '0.9375rem',
      navigation: false,
      padding: { base: '2.5rem 2rem', mobile: '2rem 1.25rem' },
    }),
  },
]
