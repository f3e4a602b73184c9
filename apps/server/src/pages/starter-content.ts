import type { PageItem } from '@vitrine/contract/page.ts'
import {
  banner,
  beside,
  button,
  column,
  heading,
  point,
  section,
  words,
} from './compose-starter.ts'

/**
 * What the pages of a new store say until their owner says it better: nothing that would be untrue
 * of a shop, no picture that is not theirs.
 */
export function homeContent(name: string): PageItem[] {
  return [
    banner(
      {
        title: `Welcome to ${name}`,
        subtitle: 'Good things, chosen one by one. Have a look around.',
        contentPosition: 'center',
        ctaButtons: [button('Shop now', '/shop'), button('Who we are', '/about', 'secondary')],
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
    }),
    beside([
      point('Chosen with care', 'Nothing is here to fill a shelf. We would buy it ourselves.'),
      point('Packed by hand', 'Wrapped well, so that it arrives the way it left us.'),
      point('Here to help', 'Write to us, and a person answers.'),
    ]),
    story('Why we do this', [
      `${name} began with a few things that we could not find anywhere else.`,
      'This is the place for your story: who you are, what you make, and why people come back for it.',
    ]),
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

/** The shop page lists every product by itself; this comes above that. */
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
      {
        title: `About ${name}`,
        subtitle: 'Who we are, what we make, and what matters to us.',
        contentPosition: 'center',
      },
      { height: { base: '380px', mobile: '300px' } },
    ),
    story('How it began', [
      'Tell your story here. What did you look for and not find? Who made the first piece, and where?',
      'People like to know whom they buy from. A few honest sentences are worth more than many beautiful ones.',
    ]),
    beside([
      point('What we choose', 'Say what something needs to be before it may stand in your shop.'),
      point('Who makes it', 'Name the people, the workshop or the place that it comes from.'),
      point('What you can count on', 'Say how you pack, how fast you send, and how you help.'),
    ]),
    section('contactForm', {
      header: 'Write to us',
      infoTitle: 'Good to know',
      companyName: name,
      address: 'We read every message ourselves\nand answer as soon as we can.',
      phone: '',
      email: '',
    }),
  ]
}

/** The question on one side, the answer on the other. */
function story(title: string, paragraphs: string[]): PageItem {
  return beside([heading(title), column(paragraphs.map(words), { gap: '1rem' })])
}
