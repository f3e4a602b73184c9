import type { PageItem } from '@vitrine/contract/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
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
    content: [heading(`About ${name}`), section('textBlock', { textAlign: 'center' })],
  })
}

function homeContent(name: string): PageItem[] {
  const [slide] = sectionSchemas.hero.defaults.slides
  return [
    section('hero', {
      slides: slide && [
        { ...slide, title: `Welcome to ${name}`, subtitle: 'Good to have you here.' },
      ],
    }),
    section('productGrid', { title: 'New in the shop', numberOfProducts: 8 }),
    section('textBlock', { textAlign: 'center' }),
  ]
}

function heading(text: string) {
  const padding = { base: '4rem 2rem 0', mobile: '2.5rem 1.25rem 0' }
  const look = { fontSize: '2.5rem', lineHeight: 1.15, fontWeight: '700' } as const
  return section('textBlock', { text, level: 'heading1', textAlign: 'center', padding, ...look })
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
