import type { PageItem } from '@vitrine/contract/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { type CtaButton, newSlide } from '@vitrine/sections/hero/hero-slide.schema.ts'
import { type PropsOf, sectionSchemas, type SectionType } from '@vitrine/sections/schemas.ts'
import { insertGlobalContent, insertPage } from './queries.ts'

/** Home, shop, about and the global content, published: what every new store begins with. */
export async function createStarterPages(tx: StoreTransaction, { name }: { name: string }) {
  await insertGlobalContent(tx, [
    section('topbar'),
    section('navbar', { logoText: name }),
    section('footer', { logoText: name, copyrightText: `© ${name}` }),
  ])
  const page = { published: true, createdBy: null, metaDescription: '', isHome: false }
  await insertPage(tx, {
    ...page,
    name: 'Home',
    slug: 'home',
    isHome: true,
    metaTitle: name,
    content: homeContent(name),
  })
  await insertPage(tx, {
    ...page,
    name: 'Shop',
    slug: 'shop',
    metaTitle: `Shop · ${name}`,
    // The shop page lists every product by itself; what stands here comes above that.
    content: [],
  })
  await insertPage(tx, {
    ...page,
    name: 'About',
    slug: 'about',
    metaTitle: `About · ${name}`,
    content: [
      heading(`About ${name}`),
      section('textBlock', {
        text: 'Tell your story here.\nWhat do you make, and why do people love it?',
        textAlign: 'center',
        padding: { base: '1.5rem 2rem 5rem', mobile: '1rem 1.25rem 3rem' },
      }),
    ],
  })
}

function homeContent(name: string): PageItem[] {
  return [
    section('hero', {
      height: { base: '560px', tablet: '480px', mobile: '440px' },
      slides: [
        {
          ...newSlide,
          id: newId(),
          ...onTheShopsGround,
          title: `Welcome to ${name}`,
          subtitle: 'Good things, chosen one by one. Have a look around.',
          contentPosition: 'center',
          ctaButtons: [shopButton],
        },
      ],
    }),
    section('productGrid', {
      title: 'New in the shop',
      productCollection: 'latest',
      numberOfProducts: 8,
    }),
    sectionsBeside(
      column(
        subheading('Chosen with care'),
        words('Everything here is something we use ourselves.'),
      ),
      column(subheading('Packed by hand'), words('Wrapped well, and on its way within two days.')),
      column(subheading('Here to help'), words('Write to us, and a person will answer.')),
    ),
    section('textBlock', {
      text: 'Why we do this',
      level: 'heading2',
      ...headline,
      fontSize: { base: '2.25rem', mobile: '1.75rem' },
      padding: { base: '4rem 2rem 0', mobile: '2.5rem 1.25rem 0' },
    }),
    section('textBlock', {
      text: `${name} began with a few things that we could not find anywhere else.\nThis is the place for your story: who you are, what you make, and why people come back for it.`,
      textAlign: 'center',
      padding: { base: '1.25rem 2rem 4rem', mobile: '1rem 1.25rem 2.5rem' },
    }),
  ]
}

/** No colours of its own: it wears the theme's, whichever the owner chooses. */
const onTheShopsGround = {
  backgroundType: 'solid',
  background: '',
  titleColor: '',
  subtitleColor: '',
} as const

const shopButton: CtaButton = {
  id: 'shop',
  text: 'Shop now',
  variant: 'primary',
  type: 'internal',
  url: '/shop',
  target: '_self',
}

const headline = { textAlign: 'center', lineHeight: 1.15, fontWeight: '700' } as const

function heading(text: string) {
  const padding = { base: '4rem 2rem 0', mobile: '2.5rem 1.25rem 0' }
  const fontSize = { base: '2.75rem', mobile: '2rem' }
  return section('textBlock', { text, level: 'heading1', padding, fontSize, ...headline })
}

function subheading(text: string) {
  const size = { fontSize: '1.25rem', padding: '0 0 0.5rem' }
  return section('textBlock', { text, level: 'heading3', ...headline, ...size })
}

function words(text: string) {
  return section('textBlock', { text, textAlign: 'center', fontSize: '1rem', padding: '0' })
}

function sectionsBeside(...childComponents: PageItem[]) {
  return within(section('container', { alignItems: 'start', gap: '2.5rem' }), childComponents)
}

function column(...childComponents: PageItem[]) {
  const look = { direction: 'column', alignItems: 'center', gap: '0', padding: '0' } as const
  return within(section('container', look), childComponents)
}

function within(container: PageItem, childComponents: PageItem[]): PageItem {
  return { ...container, props: { ...container.props, childComponents } }
}

function section<Type extends SectionType>(
  type: Type,
  props: { [Name in keyof PropsOf<Type>]?: PropsOf<Type>[Name] | undefined } = {},
): PageItem {
  const { contentType, version, defaults } = sectionSchemas[type]
  return {
    id: newId(),
    type,
    contentType,
    v: version,
    props: structuredClone({ ...defaults, ...props }),
  }
}
