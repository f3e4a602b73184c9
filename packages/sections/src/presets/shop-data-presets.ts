import { section } from '../render/compose-page.ts'
import { image, onAccent, onInk, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

export const featuredProductPresets: readonly SectionPreset[] = [
  {
    name: 'One product, in full',
    item: section('featuredProduct', 'in-full', { eyebrow: 'Our favourite this month' }),
  },
  {
    name: 'On a soft ground, images on the right',
    item: section('featuredProduct', 'soft-right', {
      ...onSoft,
      eyebrow: 'New in the shop',
      side: 'right',
      showQuantity: false,
      padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
    }),
  },
  {
    name: 'Only what it takes to buy',
    item: section('featuredProduct', 'only-buy', {
      showDescription: false,
      showFacts: true,
      showBuyNow: false,
      showLink: false,
      maxWidth: '1040px',
    }),
  },
]

export const collectionListPresets: readonly SectionPreset[] = [
  { name: 'Tall tiles', item: section('collectionList', 'tall-tiles', {}) },
  {
    name: 'Names on the images',
    item: section('collectionList', 'names-on', {
      title: 'Find your way in',
      titleAlign: 'center',
      namePlace: 'over',
      imageRatio: 'square',
      nameSize: { base: '1.375rem', mobile: '1.0625rem' },
      gap: { base: '1rem', mobile: '0.75rem' },
    }),
  },
  {
    name: 'Four wide, with numbers',
    item: section('collectionList', 'four-wide', {
      ...onSoft,
      title: 'All departments',
      numberOfCategories: 8,
      desktopColumns: 4,
      imageRatio: 'landscape',
      nameSize: '1rem',
      showCount: true,
    }),
  },
]

export const featuredCollectionPresets: readonly SectionPreset[] = [
  {
    name: 'Collection beside its products',
    item: section('featuredCollection', 'beside', { numberOfProducts: 3 }),
  },
  {
    name: 'Words on the image, products in a slider',
    item: section('featuredCollection', 'banner', {
      headPlace: 'banner',
      layoutType: 'slider',
      numberOfProducts: 8,
      desktopColumns: 4,
      titleSize: { base: '2.75rem', mobile: '1.875rem' },
    }),
  },
  {
    name: 'Image and words above, cards below',
    item: section('featuredCollection', 'above', {
      ...onSoft,
      headPlace: 'above',
      styling: 'card',
      cardColor: 'var(--shop-page)',
      desktopColumns: 4,
    }),
  },
]

export const newsletterPresets: readonly SectionPreset[] = [
  { name: 'Letters in the middle', item: section('newsletter', 'middle', { ...onSoft }) },
  {
    name: 'Words and field in a row',
    item: section('newsletter', 'row', {
      ...onInk,
      title: 'Be the first to know',
      text: 'One letter a month, and nothing else.',
      arrangement: 'row',
      buttonColor: 'var(--shop-page)',
      buttonTextColor: 'var(--shop-text)',
      padding: { base: '3.5rem 2rem', mobile: '2.5rem 1.25rem' },
    }),
  },
  {
    name: 'Beside a picture',
    item: section('newsletter', 'picture', {
      title: 'Stories from the workshop',
      text: 'Who makes what, how, and what comes next. A letter every few weeks.',
      arrangement: 'beside',
      image: image('workshop'),
    }),
  },
  {
    name: 'On a picture',
    item: section('newsletter', 'on-picture', {
      title: 'A letter for quiet mornings',
      arrangement: 'over',
      image: image('dunes'),
      titleSize: { base: '2.75rem', mobile: '2rem' },
    }),
  },
]

export const freeShippingBarPresets: readonly SectionPreset[] = [
  { name: 'Soft, with its progress', item: section('freeShippingBar', 'soft', {}) },
  {
    name: 'In the accent colour',
    item: section('freeShippingBar', 'accent', {
      ...onAccent,
      progressColor: 'var(--shop-on-accent)',
    }),
  },
  {
    name: 'A plain line',
    item: section('freeShippingBar', 'plain', {
      ...onInk,
      showProgress: false,
      fontSize: '0.8125rem',
      padding: '0.5rem 1rem',
    }),
  },
]

export const recentlyViewedPresets: readonly SectionPreset[] = [
  { name: 'Small images', item: section('recentlyViewed', 'small', {}) },
  {
    name: 'Seen before, on a soft ground',
    item: section('recentlyViewed', 'soft', {
      ...onSoft,
      title: 'You were looking at',
      titleAlign: 'center',
      styling: 'card',
      cardColor: 'var(--shop-page)',
      desktopColumns: 4,
    }),
  },
  {
    name: 'Tall and quiet',
    item: section('recentlyViewed', 'quiet', {
      title: 'Back to',
      titleSize: { base: '1.25rem', mobile: '1.125rem' },
      imageRatio: 'portrait',
      desktopColumns: 6,
      padding: { base: '2.5rem 2rem', mobile: '2rem 1.25rem' },
    }),
  },
]

export const relatedProductsPresets: readonly SectionPreset[] = [
  { name: 'In a slider', item: section('relatedProducts', 'slider', {}) },
  {
    name: 'Four in a row',
    item: section('relatedProducts', 'four', {
      title: 'Goes well with it',
      titleAlign: 'center',
      layoutType: 'grid',
      numberOfProducts: 4,
      showAddToCart: false,
    }),
  },
  {
    name: 'Related, on cards',
    item: section('relatedProducts', 'cards', {
      ...onSoft,
      title: 'From the same shelf',
      styling: 'card',
      cardColor: 'var(--shop-page)',
      showRating: false,
    }),
  },
]

export const shopTheLookPresets: readonly SectionPreset[] = [
  {
    name: 'A room and its things',
    item: section('shopTheLook', 'room', {
      title: 'The quiet corner',
      text: 'Everything in this picture, in one place.',
      image: image('shelf'),
      alt: 'Shelves with vases and bowls',
      points: [
        { id: 'room-1', product: '', x: 28, y: 40 },
        { id: 'room-2', product: '', x: 62, y: 30 },
        { id: 'room-3', product: '', x: 52, y: 72 },
      ],
    }),
  },
  {
    name: 'List first, on a soft ground',
    item: section('shopTheLook', 'soft', {
      ...onSoft,
      title: 'In the evening light',
      image: image('arches'),
      alt: 'Arches, a vase and a sphere on steps',
      side: 'right',
      points: [
        { id: 'soft-1', product: '', x: 35, y: 52 },
        { id: 'soft-2', product: '', x: 64, y: 66 },
      ],
    }),
  },
  {
    name: 'Only the picture',
    item: section('shopTheLook', 'only', {
      title: 'Press a point',
      image: image('bowls'),
      alt: 'Bowls on a table',
      showList: false,
      height: { base: '680px', tablet: '480px', mobile: '420px' },
      points: [
        { id: 'only-1', product: '', x: 30, y: 60 },
        { id: 'only-2', product: '', x: 55, y: 48 },
        { id: 'only-3', product: '', x: 76, y: 64 },
      ],
    }),
  },
]

export const stickyBuyBarPresets: readonly SectionPreset[] = [
  { name: 'At the bottom', item: section('stickyBuyBar', 'bottom', {}) },
  {
    name: 'At the top',
    item: section('stickyBuyBar', 'top', { side: 'top', showImage: false }),
  },
  {
    name: 'Buy bar in the ink of the shop',
    item: section('stickyBuyBar', 'ink', {
      ...onInk,
      buttonColor: 'var(--shop-page)',
      buttonTextColor: 'var(--shop-text)',
    }),
  },
]

const places = [
  {
    id: 'old-town',
    name: '{shop} in the old town',
    address: '12 Market Lane\n10115 Berlin',
    hours: 'Monday to Friday 10–19\nSaturday 10–17',
    phone: '+49 30 1234567',
    image: '',
    mapUrl: '',
  },
  {
    id: 'harbour',
    name: '{shop} at the harbour',
    address: '3 Quay Street\n20457 Hamburg',
    hours: 'Tuesday to Saturday 11–18',
    phone: '+49 40 1234567',
    image: '',
    mapUrl: '',
  },
  {
    id: 'workshop',
    name: 'The workshop',
    address: '8 Mill Road\n04109 Leipzig',
    hours: 'Thursday and Friday 12–18\nOr by appointment',
    phone: '+49 341 1234567',
    image: '',
    mapUrl: '',
  },
]

export const storeLocatorPresets: readonly SectionPreset[] = [
  { name: 'Three places', item: section('storeLocator', 'three', { places }) },
  {
    name: 'Places on cards',
    item: section('storeLocator', 'on-cards', {
      ...onSoft,
      title: 'Come by',
      styling: 'card',
      cardColor: 'var(--shop-page)',
      places: places.map((place, index) => ({
        ...place,
        image: image(['shelf', 'window-light', 'workshop'][index] ?? 'shelf'),
      })),
    }),
  },
  {
    name: 'One place',
    item: section('storeLocator', 'one', {
      title: 'Our shop',
      styling: 'outlined',
      desktopColumns: 2,
      showSearch: false,
      places: places.slice(0, 1),
    }),
  },
]
