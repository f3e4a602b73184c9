import type { PageItem } from '@vitrine/contract/content/page.ts'
import { banner, button, section } from './compose-starter.ts'

/**
 * Fills a new store's pages with neutral text: no promises, no ratings, no third-party images, and
 * no instructions to the owner.
 */
export function homeContent(name: string): PageItem[] {
  return [
    banner(
      {
        title: `Welcome to ${name}`,
        subtitle: 'Have a look around.',
        contentPosition: 'center',
        ctaButtons: [button('Shop now', '/shop'), button('About us', '/about', 'secondary')],
      },
      { height: { base: '560px', tablet: '480px', mobile: '440px' } },
    ),
    section('productGrid', {
      title: 'New in the shop',
      productCollection: 'latest',
      numberOfProducts: 8,
      tabletColumns: 3,
      mobileColumns: 2,
      gap: { base: '2rem', mobile: '1rem' },
      showRating: false,
    }),
    banner(
      {
        title: 'Something on your mind?',
        titleSize: { base: '2.25rem', mobile: '1.75rem' },
        subtitle: 'Ask about a product, an order or anything else.',
        contentPosition: 'center',
        ctaButtons: [button('Write to us', '/about')],
      },
      { height: { base: '320px', mobile: '300px' } },
    ),
  ]
}

/** The page lists every product by itself; this content is above the list. */
export function shopContent(): PageItem[] {
  return [
    banner(
      {
        title: 'Everything we have',
        titleSize: { base: '2.75rem', mobile: '2rem' },
        subtitle: 'The whole shop on one page. Sort and narrow it down until you find yours.',
        contentPosition: 'center-left',
      },
      {
        height: { base: '240px', mobile: '200px' },
        padding: { base: '2.5rem 2rem', mobile: '2rem 1.25rem' },
      },
    ),
  ]
}

export function aboutContent(name: string): PageItem[] {
  return [
    banner(
      { title: `About ${name}`, subtitle: '', contentPosition: 'center' },
      { height: { base: '320px', mobile: '260px' } },
    ),
    section('contactForm', {
      header: 'Write to us',
      infoTitle: 'Contact',
      companyName: name,
      address: '',
      phone: '',
      email: '',
      successTitle: 'Message sent',
      successBody: 'Thank you for writing to us.',
      showInstagram: false,
      showTwitter: false,
      showFacebook: false,
      showPinterest: false,
    }),
  ]
}

export function sharedContent(name: string): PageItem[] {
  return [
    section('topbar', {
      messages: [{ id: 'welcome', icon: '', text: 'Good to see you here' }],
    }),
    section('navbar', { logoText: name }),
    section('footer', {
      logoText: name,
      tagline: '',
      copyrightText: `© ${name}`,
      newsletterText: 'Be the first to hear what is new.',
      socialIcons: [],
      paymentIcons: [],
    }),
  ]
}
