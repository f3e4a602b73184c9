import { section } from '@vitrine/sections/render/compose-page.ts'
import type { DemoPage } from '../demo-store.ts'

export const teaHouseContact: DemoPage = {
  metaTitle: 'Write to us · Tea House',
  metaDescription: 'A question about a tea, an order or the counter in Leipzig? We answer letters.',
  content: [
    section('textBlock', 'contact-title', {
      text: 'All of us answer letters',
      level: 'heading1',
      fontWeight: '400',
      textAlign: 'center',
      fontSize: { base: '2.75rem', mobile: '2rem' },
      padding: { base: '4rem 2rem 0.5rem', mobile: '2.5rem 1.25rem 0.5rem' },
    }),
    section('textBlock', 'contact-words', {
      text: 'Which tea for the afternoon, where your parcel is, whether the oven is on: write, and somebody who knows will write back.',
      textAlign: 'center',
      lineHeight: 1.75,
      padding: '0 1.25rem 1rem',
      textColor: '#57514a',
    }),
    section('contactForm', 'contact-form', {
      companyName: 'Tea House',
      address: 'Karl-Heine-Straße 48\n04229 Leipzig\n\nTuesday to Saturday, 10 to 18',
      phone: '+49 341 555 0148',
      email: 'letters@teahouse.example',
      showTwitter: false,
      showFacebook: false,
      instagramLink: 'https://www.instagram.com/',
      pinterestLink: 'https://www.pinterest.com/',
      padding: { base: '2.5rem 2rem 6rem', mobile: '1.5rem 1.25rem 3rem' },
      formBackgroundColor: '#fffdf8',
      infoBackgroundColor: '#f1e9da',
      infoTextColor: '#33302a',
    }),
  ],
}
