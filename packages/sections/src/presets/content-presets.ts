import { section } from '../render/compose-page.ts'
import { onSoft, pageTitle, photo, image, title, words } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

export const textBlockPresets: readonly SectionPreset[] = [
  {
    name: 'Heading',
    item: pageTitle('heading', 'A few words about us', {
      padding: { base: '5rem 2rem 2rem', mobile: '3rem 1.25rem 1.5rem' },
    }),
  },
  {
    name: 'Quotation',
    item: title('quotation', '“We make what we could not find, and we make it to last.”', {
      ...onSoft,
      level: 'paragraph',
      textAlign: 'center',
      fontFamily: 'serif',
      fontWeight: '400',
      lineHeight: 1.35,
      maxWidth: '48rem',
      padding: { base: '5rem 2rem', mobile: '3.5rem 1.25rem' },
    }),
  },
  {
    name: 'Story',
    item: words(
      'story',
      '{shop} began at a kitchen table, with one good idea and too many boxes.\nToday we are a handful of people who know every thing we sell: where it was made, by whom, and why it costs what it costs.\nIf you ever wonder, just ask. We love to tell.',
      { padding: { base: '3rem 2rem 4rem', mobile: '2rem 1.25rem 3rem' }, lineHeight: 1.8 },
    ),
  },
  {
    name: 'Shipping and returns',
    item: section('textBlock', 'shipping', {
      formatted: true,
      text: '<h2>Shipping and returns</h2><p>We pack by hand, and send what you order <strong>within two working days</strong>.</p><h3>Where we send to</h3><ul><li><p>At home: two to three days</p></li><li><p>Europe: four to six days</p></li><li><p>Further away: about two weeks</p></li></ul><h3>Not what you hoped for?</h3><p>Write to us within <strong>30 days</strong>, and we tell you how to send it back.</p>',
      fontSize: '1.0625rem',
      lineHeight: 1.7,
      padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
    }),
  },
  {
    name: 'Small print',
    item: words('small-print', 'Prices include tax. Shipping is added at checkout.', {
      textAlign: 'center',
      fontSize: '0.875rem',
      padding: '1.5rem 2rem 2rem',
    }),
  },
]

export const imageBlockPresets: readonly SectionPreset[] = [
  {
    name: 'Edge to edge',
    item: photo('edge', 'window-light', 'A clay vase and two bowls in the light of a window', {
      height: { base: '560px', mobile: '320px' },
      borderRadius: '0px',
    }),
  },
  {
    name: 'Framed portrait',
    item: photo('portrait', 'bouquet', 'Meadow flowers in a cream vase', {
      width: { base: '460px', mobile: '100%' },
      height: { base: '575px', mobile: '440px' },
      borderRadius: '24px',
      padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
      ...onSoft,
    }),
  },
  {
    name: 'Panorama',
    item: photo('panorama', 'dunes', 'Dunes under a low sun', {
      height: { base: '320px', mobile: '200px' },
      padding: { base: '2rem', mobile: '1.25rem' },
      borderRadius: '16px',
    }),
  },
]

/** An openly licensed video as a placeholder. */
const film = { videoType: 'youtube', src: 'aqz-KE-bpKQ' } as const

export const videoBlockPresets: readonly SectionPreset[] = [
  {
    name: 'In the workshop',
    item: section('videoBlock', 'workshop', {
      ...film,
      title: 'A day in our workshop',
      poster: image('workshop'),
      borderRadius: '16px',
      maxWidth: '1040px',
    }),
  },
  {
    name: 'Cinema',
    item: section('videoBlock', 'cinema', {
      ...film,
      title: 'Where it all comes from',
      poster: image('dunes'),
      maxWidth: '100%',
      padding: '0',
    }),
  },
  {
    name: 'Small, on a soft ground',
    item: section('videoBlock', 'small', {
      ...film,
      ...onSoft,
      title: 'How we pack your order',
      poster: image('parcel'),
      borderRadius: '12px',
      maxWidth: '640px',
      padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
    }),
  },
]
