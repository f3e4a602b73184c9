import { section } from '../render/compose-page.ts'
import { testimonial } from '../types/testimonials/testimonial.schema.ts'
import { onAccent, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const voice = (id: string, name: string, role: string, text: string, rating = 5) => ({
  ...testimonial.item,
  id,
  name,
  role,
  text,
  rating,
})

const clara = voice(
  'clara',
  'Clara Jensen',
  'Customer since the first year',
  'Even lovelier than in the pictures, and packed with such care that I kept the box.',
)
const yusuf = voice(
  'yusuf',
  'Yusuf Demir',
  'Bought a present',
  'I asked a question on Sunday evening and had a kind answer before breakfast.',
)
const ines = voice(
  'ines',
  'Inês Moreira',
  'Came back twice',
  'The first one was for my sister. The second was for me. The third is a secret.',
)

export const threeVoices = section('testimonials', 'three-voices', {
  ...onSoft,
  headerTitle: 'In their own words',
  cardColor: 'var(--shop-page)',
  showProfileImage: false,
  entries: [clara, yusuf, ines],
})

export const testimonialsPresets: readonly SectionPreset[] = [
  { name: 'Three voices', item: threeVoices },
  {
    name: 'One voice, large',
    item: section('testimonials', 'one-voice', {
      headerTitle: 'What stays',
      columns: 1,
      maxWidth: '720px',
      cardStyle: 'plain',
      showProfileImage: false,
      entries: [clara],
    }),
  },
  {
    name: 'Two, framed',
    item: section('testimonials', 'two-voices', {
      headerTitle: 'Kind words',
      headerDescription: 'From letters that we were allowed to show.',
      headerAlign: 'left',
      columns: { base: 2, mobile: 1 },
      cardStyle: 'outlined',
      entries: [yusuf, ines],
    }),
  },
]

export const writeToUs = section('contactForm', 'write-to-us', {
  header: 'Write to us',
  infoTitle: 'Where we are',
  companyName: '{shop}',
})

export const contactFormPresets: readonly SectionPreset[] = [
  { name: 'Write to us', item: writeToUs },
  {
    name: 'In the accent colour',
    item: section('contactForm', 'accent', {
      ...onSoft,
      header: 'How can we help?',
      infoTitle: 'Call or visit',
      companyName: '{shop}',
      formBackgroundColor: 'var(--shop-page)',
      formTextColor: 'var(--shop-text)',
      infoBackgroundColor: onAccent.backgroundColor,
      infoTextColor: onAccent.textColor,
    }),
  },
  {
    name: 'For trade customers',
    item: section('contactForm', 'trade', {
      header: 'Sell our things in your shop',
      infoTitle: 'For trade customers',
      companyName: '{shop}',
      successTitle: 'Thank you for your interest!',
      successBody: 'We answer trade requests within two working days.',
      infoBackgroundColor: 'var(--shop-text)',
      infoTextColor: 'var(--shop-page)',
      showInstagram: false,
      showTwitter: false,
      showFacebook: false,
      showPinterest: false,
    }),
  },
]
