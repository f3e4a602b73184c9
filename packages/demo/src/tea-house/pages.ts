import { button, container, link, section, slide } from '@vitrine/sections/render/compose-page.ts'
import type { Address, DemoPages } from '../demo-store.ts'
import { teaCategories } from './categories.ts'
import { teaHouseContact } from './contact.ts'

const paper = '#faf6ee'
const linen = '#f1e9da'
const ink = '#33302a'
const leaf = '#4d6636'

const globalContent = [
  section('topbar', 'topbar', {
    messages: [
      { id: 'shipping', icon: 'truck', text: 'Free shipping, packed without plastic' },
      { id: 'harvest', icon: 'leaf', text: 'The first harvest of the year has arrived' },
      { id: 'sample', icon: 'gift', text: 'A small sample travels with every order' },
    ],
    animationDuration: 24,
    backgroundColor: leaf,
    textColor: '#f7f3e6',
  }),
  section('navbar', 'navbar', {
    styling: 'centered',
    logoText: 'Tea House',
    logoSize: '1.75rem',
    links: [
      link('shop', 'All teas', '/shop'),
      link('green', 'Green', '/collection/green-tea'),
      link('black', 'Black', '/collection/black-tea'),
      link('ware', 'Teaware', '/collection/teaware'),
      link('about', 'Our house', '/about'),
    ],
    fontWeight: '400',
    backgroundColor: paper,
    textColor: ink,
    hoverColor: leaf,
    badgeColor: '#b5402c',
  }),
  section('footer', 'footer', {
    logoText: 'Tea House',
    tagline:
      'Leaf teas and the things one makes them in. Since 2011, in a former bakery in Leipzig.',
    columns: [
      {
        id: 'tea',
        title: 'Tea',
        links: teaCategories.map(({ slug, name }) => link(slug, name, `/collection/${slug}`)),
      },
      {
        id: 'house',
        title: 'The house',
        links: [
          link('about', 'Our house', '/about'),
          link('all', 'Everything we sell', '/shop'),
          link('contact', 'Write to us', '/page/contact'),
        ],
      },
    ],
    newsletterTitle: 'Letters, four times a year',
    newsletterText: 'When a harvest arrives, we write. Otherwise we drink tea.',
    socialIcons: [],
    copyrightText: 'Tea House. Please reuse the paper.',
    backgroundColor: '#2f3a2a',
    textColor: '#ece6d6',
  }),
]

const apart = '2.5rem 0 1rem'

const title = (id: string, text: string, padding = '0 0 1rem') =>
  section('textBlock', id, {
    text,
    level: 'heading2',
    fontSize: { base: '2.25rem', mobile: '1.75rem' },
    fontWeight: '400',
    lineHeight: 1.25,
    padding,
    textColor: ink,
  })

const words = (id: string, text: string) =>
  section('textBlock', id, {
    text,
    fontSize: '1.0625rem',
    lineHeight: 1.75,
    padding: '0',
    textColor: '#57514a',
  })

const hero = (address: Address) =>
  section('hero', 'hero', {
    height: { base: '620px', tablet: '640px', mobile: '640px' },
    autoplayDelay: 7000,
    ctaPrimaryBackground: leaf,
    ctaPrimaryColor: '#ffffff',
    ctaSecondaryBackground: 'rgba(250, 246, 238, 0.8)',
    ctaSecondaryColor: ink,
    slides: [
      slide('morning', {
        background: address('hero-morning'),
        mobileBackground: address('hero-morning-phone'),
        contentPosition: { base: 'center-left', tablet: 'top-left' },
        alt: 'A clay pot, a tin of sencha and a steaming cup in the morning sun',
        imagePosition: 'right',
        title: 'Take the long way to the first sip',
        subtitle:
          'Whole leaf teas from gardens that we know by name, and pots that pour without a drop.',
        titleColor: ink,
        subtitleColor: '#4f493f',
        titleWeight: '400',
        contentMaxWidth: '520px',
        overlay: 'rgba(250, 246, 238, 0.25)',
        ctaButtons: [
          button('shop', 'Choose a tea', '/shop'),
          button('ware', 'See the teaware', '/collection/teaware', 'secondary'),
        ],
      }),
      slide('harvest', {
        background: address('hero-harvest'),
        alt: 'Terraces of tea in the morning mist',
        title: 'The first harvest is here',
        subtitle: 'Sencha, gyokuro and Darjeeling, picked this spring and packed this week.',
        titleColor: '#ffffff',
        subtitleColor: '#f4f1e4',
        titleWeight: '400',
        contentMaxWidth: '520px',
        overlay: 'rgba(31, 43, 24, 0.42)',
        ctaButtons: [button('green', 'Taste the spring', '/collection/green-tea')],
      }),
    ],
  })

const story = (address: Address) =>
  container(
    'story',
    {
      gap: '4rem',
      backgroundColor: linen,
      maxWidth: '1280px',
      padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
    },
    section('imageBlock', 'story-image', {
      src: address('story-counter'),
      alt: 'An iron pot, a caddy and a bowl on our counter',
      height: { base: '460px', mobile: '280px' },
      padding: '0',
      borderRadius: '4px',
    }),
    container(
      'story-text',
      { direction: 'column', gap: '0', padding: '0', alignItems: 'start' },
      title('story-title', 'Twelve gardens, one counter'),
      words(
        'story-words',
        'We buy from twelve families and visit four of them each year. What we bring back is drunk at our own counter first, for a week, by everyone who works here. What nobody misses on the eighth day, we do not sell.\nEverything else waits for you in a tin, with the harvest date on the bottom and the name of the person who made it.',
      ),
    ),
  )

const voices = section('testimonials', 'voices', {
  headerTitle: 'Overheard at the counter',
  cardColor: linen,
  starColor: '#a8641f',
  cardRadius: '4px',
  entries: [
    {
      id: 'ines',
      name: 'Ines Hartwig',
      role: 'Drinks sencha, mostly',
      text: 'The card said “steep it shorter than you think”. I did, and now I cannot go back.',
      rating: 5,
      image: '',
    },
    {
      id: 'tomasz',
      name: 'Tomasz Bielak',
      role: 'Bought the iron pot',
      text: 'It arrived in so much straw that the cat moved in. The pot is perfect, and so is the cat.',
      rating: 5,
      image: '',
    },
    {
      id: 'leonie',
      name: 'Léonie Marchand',
      role: 'Came for a present',
      text: 'I ordered the wrong tin, wrote at night, and had the right one on Thursday. Keep the letters coming.',
      rating: 4,
      image: '',
    },
  ],
})

export const teaHousePages = (address: Address): DemoPages => ({
  globalContent,
  home: {
    metaTitle: 'Tea House: leaf teas and teaware',
    metaDescription:
      'Whole leaf teas from twelve gardens, and pots, bowls and cups from four small workshops.',
    content: [
      hero(address),
      section('categoriesSlider', 'categories', {
        title: 'What will you drink today?',
        titleSize: { base: '2.25rem', mobile: '1.75rem' },
        imageSize: { base: '200px', mobile: '150px' },
        nameSize: '1.125rem',
        padding: { base: '4rem 2rem 0', mobile: '2.5rem 1.25rem 0' },
        autoplayDelay: 4000,
      }),
      section('productGrid', 'favourites', {
        title: 'What we drink ourselves',
        titleAlign: 'center',
        productCollection: 'featured',
        numberOfProducts: 8,
      }),
      story(address),
      voices,
      section('productSlider', 'sale', {
        title: 'A little less, for a little while',
        productCollection: 'sale',
        numberOfProducts: 8,
      }),
    ],
  },
  shop: {
    metaTitle: 'All teas and teaware · Tea House',
    metaDescription:
      'Everything on our shelves: green, black, oolong, white and herbal teas, and what to make them in.',
    content: [
      section('textBlock', 'shop-title', {
        text: 'Everything on our shelves',
        level: 'heading1',
        fontWeight: '400',
        textAlign: 'center',
        fontSize: { base: '2.75rem', mobile: '2rem' },
        padding: { base: '4rem 2rem 0.5rem', mobile: '2.5rem 1.25rem 0.5rem' },
      }),
      section('textBlock', 'shop-words', {
        text: 'Sixteen teas, eight companions. If you cannot decide, take the sencha.',
        textAlign: 'center',
        padding: '0 1.25rem 1rem',
      }),
    ],
  },
  about: {
    metaTitle: 'Our house · Tea House',
    metaDescription:
      'Who we are, where our teas come from, and why we still write the cards by hand.',
    content: [
      section('imageBlock', 'about-image', {
        src: address('story-garden'),
        alt: 'Tea terraces at sunrise',
        height: { base: '420px', mobile: '240px' },
        padding: '0',
      }),
      container(
        'about',
        {
          direction: 'column',
          gap: '0',
          maxWidth: '760px',
          alignItems: 'start',
          padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
        },
        section('textBlock', 'about-title', {
          text: 'A bakery that smells of tea',
          level: 'heading1',
          fontWeight: '400',
          fontSize: { base: '2.75rem', mobile: '2rem' },
          padding: '0 0 1.5rem',
        }),
        words(
          'about-words',
          'In 2011 Mara Lindqvist took over a bakery in Leipzig and left the oven where it was. It dries oranges now, and roasts oolong on Thursdays; the whole street knows.\nWe are six people. Two of us travel, one of us packs, three of us argue about water. All of us answer letters.',
        ),
        title('about-buying', 'How we buy', apart),
        words(
          'about-buying-words',
          'Directly, once a year, at the price that the grower names. We do not haggle over tea that someone picked leaf by leaf; we buy less of it instead.',
        ),
        title('about-packing', 'How we pack', apart),
        words(
          'about-packing-words',
          'In tins that outlive the tea, in paper, with string. Bring five empty tins back to the counter and the sixth is filled for nothing.',
        ),
      ),
    ],
  },
  contact: teaHouseContact,
})
