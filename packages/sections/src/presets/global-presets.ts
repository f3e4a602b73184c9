import { link, section } from '../render/compose-page.ts'
import { onAccent, onInk, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const links = [
  link('home', 'Home', '/'),
  link('shop', 'Shop', '/shop'),
  link('about', 'About', '/about'),
]

export const topbarPresets: readonly SectionPreset[] = [
  {
    name: 'Three promises',
    item: section('topbar', 'promises', {
      messages: [
        { id: 'shipping', icon: 'truck', text: 'Free shipping from the first order' },
        { id: 'returns', icon: 'return', text: 'Thirty days to change your mind' },
        { id: 'care', icon: 'heart', text: 'Packed by hand, with care' },
      ],
      animationDuration: 24,
    }),
  },
  {
    name: 'One offer',
    item: section('topbar', 'offer', {
      ...onInk,
      messages: [{ id: 'offer', icon: 'gift', text: 'A small present travels with every order' }],
      fontWeight: '600',
      animationDuration: 20,
    }),
  },
  {
    name: 'Quiet line',
    item: section('topbar', 'quiet', {
      ...onSoft,
      textColor: 'var(--shop-text)',
      messages: [{ id: 'care', icon: 'leaf', text: 'Made in small numbers, sent without plastic' }],
      animationDuration: 30,
      showClose: false,
    }),
  },
]

export const navbarPresets: readonly SectionPreset[] = [
  {
    name: 'Logo first',
    item: section('navbar', 'first', { logoText: '{shop}', links, searchStyle: 'expand' }),
  },
  {
    name: 'Logo in the centre',
    item: section('navbar', 'centre', {
      logoText: '{shop}',
      links,
      styling: 'centered',
      logoSize: '1.75rem',
      padding: { base: '1.25rem 2rem', mobile: '0.5rem 1.25rem' },
    }),
  },
  {
    name: 'Dark',
    item: section('navbar', 'dark', {
      ...onInk,
      logoText: '{shop}',
      links,
      hoverColor: 'var(--shop-page)',
      showBorder: false,
    }),
  },
]

const columns = [
  { id: 'shop', title: 'Shop', links: [link('all', 'Everything', '/shop')] },
  { id: 'house', title: 'The house', links: [link('about', 'About us', '/about')] },
]

export const footerPresets: readonly SectionPreset[] = [
  {
    name: 'Columns and newsletter',
    item: section('footer', 'columns', {
      logoText: '{shop}',
      columns,
      newsletterTitle: 'Letters, now and then',
      newsletterText: 'When something new arrives, we write. Otherwise we stay quiet.',
      copyrightText: '© {shop}',
    }),
  },
  {
    name: 'One line',
    item: section('footer', 'line', {
      logoText: '{shop}',
      tagline: 'Made with care, sent with a smile.',
      columns: [],
      showNewsletter: false,
      socialIcons: [],
      copyrightText: '© {shop}',
      padding: { base: '2.5rem 2rem 1.5rem', mobile: '2rem 1.25rem 1.25rem' },
    }),
  },
  {
    name: 'Dark',
    item: section('footer', 'dark', {
      ...onInk,
      logoText: '{shop}',
      columns,
      showNewsletter: false,
      copyrightText: '© {shop}. Please reuse the paper.',
    }),
  },
  {
    name: 'In the accent colour',
    item: section('footer', 'accent', {
      ...onAccent,
      logoText: '{shop}',
      columns,
      newsletterTitle: 'Stay in touch',
      newsletterText: 'New things and quiet offers, four times a year.',
      copyrightText: '© {shop}',
    }),
  },
]
