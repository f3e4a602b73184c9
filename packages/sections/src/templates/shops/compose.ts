import type { PageItem } from '@vitrine/contract/content/page.ts'
import { writeToUs } from '../../presets/people-presets.ts'
import { beside, column, lead, pageTitle, title, words } from '../../presets/pieces.ts'
import { button, link, section, slide } from '../../render/compose-page.ts'
import type { PropsOf } from '../../render/schemas.ts'
import type { HeroSlide } from '../../types/hero/hero-slide.schema.ts'
import type { ShopTemplate, TemplatePage } from './shop-template.ts'
import { type TemplateSlug, templateCards } from './template-cards.ts'
import { templateImage } from './template-image.ts'

type Image = 'hero' | 'about'
type ContainerProps = Partial<PropsOf<'container'>>

/** Pieces that the templates share; each template decides which, where and how they look. */
export function composeFor(slug: TemplateSlug) {
  const card = templateCards.find((each) => each.slug === slug)!
  const image = (name: Image) => templateImage(slug, name)

  const photo = (name: Image, alt: string, props: Partial<PropsOf<'imageBlock'>> = {}) =>
    section('imageBlock', `${name}-image`, {
      src: image(name),
      alt,
      height: { base: '480px', mobile: '280px' },
      padding: '0',
      borderRadius: `${card.theme.cornerRadius}px`,
      ...props,
    })

  return {
    card,
    photo,

    hero: (
      words_: Partial<HeroSlide> & Pick<HeroSlide, 'title' | 'subtitle' | 'alt'>,
      buttonText: string,
      props: Partial<PropsOf<'hero'>> = {},
    ): PageItem =>
      section('hero', 'hero', {
        height: { base: '620px', tablet: '560px', mobile: '600px' },
        ctaSecondaryBackground: 'var(--shop-page)',
        ctaSecondaryColor: 'var(--shop-text)',
        ...props,
        slides: [
          slide('welcome', {
            background: image('hero'),
            imagePosition: 'right',
            contentPosition: { base: 'center-left', mobile: 'top-left' },
            contentMaxWidth: '440px',
            titleColor: 'var(--shop-text)',
            subtitleColor: 'var(--shop-text)',
            ctaButtons: [
              button('shop', buttonText, '/shop'),
              button('about', 'About us', '/about', 'secondary'),
            ],
            ...words_,
          }),
        ],
      }),

    story: (heading: string, text: string, alt: string, props: ContainerProps = {}): PageItem =>
      beside(
        'story',
        { maxWidth: '1280px', ...props },
        photo('about', alt),
        column('story-text', title('story-title', heading), words('story-words', text)),
      ),
  }
}

export interface Voice {
  tagline: string
  newsletterTitle: string
  newsletterText: string
}

export function globalContentOf(
  voice: Voice,
  navbar: Partial<PropsOf<'navbar'>> = {},
  footer: Partial<PropsOf<'footer'>> = {},
  topbar?: Partial<PropsOf<'topbar'>>,
): PageItem[] {
  const pages = [
    link('shop', 'Shop', '/shop'),
    link('about', 'About', '/about'),
    link('contact', 'Contact', '/page/contact'),
  ]
  return [
    ...(topbar ? [section('topbar', 'topbar', topbar)] : []),
    section('navbar', 'navbar', { logoText: '{shop}', links: pages, ...navbar }),
    section('footer', 'footer', {
      logoText: '{shop}',
      ...voice,
      columns: [{ id: 'pages', title: '{shop}', links: pages }],
      socialIcons: [],
      paymentIcons: [],
      copyrightText: '© {shop}',
      ...footer,
    }),
  ]
}

export const shopPage = (heading: string, text: string, metaDescription: string): TemplatePage => ({
  metaTitle: 'Shop · {shop}',
  metaDescription,
  content: [
    pageTitle('shop-title', heading, {
      fontSize: { base: '2.75rem', mobile: '2rem' },
      padding: { base: '4rem 2rem 0', mobile: '2.5rem 1.25rem 0' },
    }),
    lead('shop-words', text, {
      padding: { base: '1rem 2rem 1.5rem', mobile: '0.75rem 1.25rem 1rem' },
    }),
  ],
})

export const aboutPage = (
  metaDescription: string,
  ...content: readonly PageItem[]
): TemplatePage => ({
  metaTitle: 'About · {shop}',
  metaDescription,
  content: [...content],
})

export const contactPage = (
  heading: string,
  text: string,
  form: Partial<PropsOf<'contactForm'>> = {},
  ...after: readonly PageItem[]
): TemplatePage => ({
  metaTitle: 'Contact · {shop}',
  metaDescription: 'Write to {shop}: questions about what we sell, an order or anything else.',
  content: [
    pageTitle('contact-title', heading),
    lead('contact-words', text),
    {
      ...writeToUs,
      props: {
        ...writeToUs.props,
        address: '',
        phone: '',
        email: '',
        successTitle: 'Message sent',
        successBody: 'Thank you for writing. We answer as soon as we can.',
        showInstagram: false,
        showTwitter: false,
        showFacebook: false,
        showPinterest: false,
        ...form,
      },
    },
    ...after,
  ],
})

export const pages = (
  home: TemplatePage,
  shop: TemplatePage,
  about: TemplatePage,
  contact: TemplatePage,
): ShopTemplate['pages'] => ({ home, shop, about, contact })
