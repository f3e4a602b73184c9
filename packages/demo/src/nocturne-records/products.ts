import type { DemoProduct, DemoVariation } from '../demo-store.ts'
import { gear } from './gear.ts'

interface Album {
  slug: string
  title: string
  artist: string
  price: number
  discountPrice?: number
  genre: string
  story: string
  facts: readonly string[]
  featured?: boolean
  stock?: number
  pressings?: readonly (readonly [name: string, swatch: string, price: number])[]
}

const records: readonly Album[] = [
  {
    slug: 'low-orbit',
    title: 'Low Orbit',
    artist: 'Halogen Choir',
    price: 27,
    genre: 'electronic',
    featured: true,
    story:
      'Six pieces for modular synthesizer and a choir that <strong>was never in the same room</strong>. Starts weightless, ends on the dance floor.',
    facts: ['2 × 180 g', 'Gatefold sleeve, spot varnish'],
    pressings: [
      ['Tangerine', '#e8622a', 31],
      ['Violet', '#5f45c9', 31],
    ],
  },
  {
    slug: 'midnight-cartography',
    title: 'Midnight Cartography',
    artist: 'Ana Velour',
    price: 24,
    genre: 'electronic',
    story:
      'Field recordings from eleven night buses, cut into <strong>slow, glittering house</strong>. The B-side is the way back.',
    facts: ['180 g', 'Fold-out map'],
  },
  {
    slug: 'paper-tigers',
    title: 'Paper Tigers',
    artist: 'The Loud Minority',
    price: 23,
    discountPrice: 18,
    genre: 'rock-and-noise',
    featured: true,
    story:
      'Thirteen songs in twenty-nine minutes, recorded in one take with <strong>every door open</strong>.',
    facts: ['140 g', 'Lyric poster'],
    pressings: [['Amber', '#e39a12', 26]],
  },
  {
    slug: 'salt-and-static',
    title: 'Salt & Static',
    artist: 'Coldwater',
    price: 25,
    genre: 'rock-and-noise',
    featured: true,
    story:
      'Two guitars, a lighthouse radio and <strong>a great deal of patience</strong>. The loudest quiet record of the year.',
    facts: ['180 g', 'Printed inner sleeve'],
  },
  {
    slug: 'eleven-windows',
    title: 'Eleven Windows',
    artist: 'Juno Abara Trio',
    price: 28,
    genre: 'jazz-and-soul',
    story:
      'One tune for each lit window across the street. Piano, double bass and <strong>the softest brushes in Chicago</strong>.',
    facts: ['180 g', 'Recorded direct to two-track'],
  },
  {
    slug: 'slow-sun',
    title: 'Slow Sun',
    artist: 'Miami Nocturne',
    price: 26,
    genre: 'electronic',
    featured: true,
    story:
      'Drum machines at dusk. <strong>The record the shop is named for</strong>, back in print after nine years.',
    facts: ['Remastered from tape', 'Obi strip'],
    pressings: [['Rose', '#e23a78', 29]],
  },
  {
    slug: 'blue-hour-quartet',
    title: 'Blue Hour',
    artist: 'Blue Hour Quartet',
    price: 30,
    discountPrice: 24,
    genre: 'jazz-and-soul',
    featured: true,
    story:
      'Hard bop with sharp corners: tenor, trumpet, and a rhythm section that <strong>finishes each other’s sentences</strong>.',
    facts: ['180 g', 'Tip-on jacket', 'Liner notes by the drummer'],
  },
  {
    slug: 'velvet-arithmetic',
    title: 'Velvet Arithmetic',
    artist: 'Odessa Pryce',
    price: 26,
    genre: 'jazz-and-soul',
    story:
      'A soul record that counts: strings by eight, heartbreaks by two, and <strong>one perfect bridge</strong>.',
    facts: ['140 g', 'Download code'],
  },
  {
    slug: 'understory',
    title: 'Understory',
    artist: 'Fern & Wire',
    price: 25,
    genre: 'ambient',
    featured: true,
    story:
      'Made with contact microphones on living trees. <strong>Put it on and open a window.</strong>',
    facts: ['Recycled vinyl', 'Seed paper insert'],
    pressings: [['Moss', '#3f8a4e', 28]],
  },
  {
    slug: 'glass-harbor',
    title: 'Glass Harbor',
    artist: 'Noor Saline',
    price: 24,
    genre: 'ambient',
    story: 'Harp, tide tables and tape delay. Two sides, <strong>two tides</strong>, no hurry.',
    facts: ['180 g', '45 rpm'],
  },
  {
    slug: 'nine-volt-heart',
    title: 'Nine Volt Heart',
    artist: 'Dynamo Kids',
    price: 21,
    genre: 'rock-and-noise',
    story:
      'Power pop that was <strong>plugged in wrong and left that way</strong>. You will know all the words by Friday.',
    facts: ['140 g', 'Sticker sheet'],
    pressings: [['Red', '#d11a22', 24]],
  },
  {
    slug: 'soft-machines-at-rest',
    title: 'Soft Machines at Rest',
    artist: 'Pillow Logic',
    price: 24,
    discountPrice: 19,
    genre: 'ambient',
    story:
      'Appliances, lovingly sampled while asleep. <strong>The refrigerator solo</strong> is worth the price alone.',
    facts: ['180 g', 'Foam-lined sleeve'],
  },
  {
    slug: 'moth-season',
    title: 'Moth Season',
    artist: 'Lamplighter',
    price: 25,
    genre: 'ambient',
    stock: 0,
    story:
      'Bowed guitar around a single bulb. Sold out in a night; <strong>the second pressing flies in spring</strong>.',
    facts: ['Edition of 300', 'Letterpress jacket'],
  },
  {
    slug: 'concrete-lullaby',
    title: 'Concrete Lullaby',
    artist: 'Plattenbau Sisters',
    price: 23,
    genre: 'electronic',
    stock: 3,
    story:
      'Techno for stairwells, with <strong>real stairwells</strong>. Dry, warm and taller than it looks.',
    facts: ['2 × 12 inch', '45 rpm'],
  },
  {
    slug: 'tunnel-vision',
    title: 'Tunnel Vision EP',
    artist: 'VRTX',
    price: 15,
    discountPrice: 12,
    genre: 'electronic',
    story:
      'Four tracks, one tempo, <strong>no daylight</strong>. The A1 has been ending our parties since March.',
    facts: ['12 inch single', 'Locked groove on the B-side'],
  },
]

const vinyl = (record: Album): Pick<DemoProduct, 'attributeGroups' | 'variations'> => {
  if (!record.pressings) return {}
  const pressings = [['Black', '#17141a', record.price] as const, ...record.pressings]
  return {
    attributeGroups: [
      {
        name: 'Vinyl',
        type: 'color',
        values: pressings.map(([value, swatch]) => ({ value, swatch })),
      },
    ],
    variations: pressings.map(([name, , price], index) => pressing(record, name, price, !index)),
  }
}

function pressing(record: Album, name: string, price: number, isBlack: boolean): DemoVariation {
  return {
    attributes: { Vinyl: name },
    price,
    discountPrice: isBlack ? record.discountPrice : undefined,
    image: isBlack ? record.slug : `${record.slug}-${name.toLowerCase()}`,
    sku: `${sku(record)}-${name.slice(0, 3).toUpperCase()}`,
  }
}

const sku = ({ slug }: Album) => `LP-${slug.replaceAll('-', '').slice(0, 8).toUpperCase()}`

const toProduct = (record: Album): DemoProduct => ({
  slug: record.slug,
  name: `${record.title} · ${record.artist}`,
  price: record.price,
  discountPrice: record.discountPrice,
  images: [record.slug, `${record.slug}-playing`, `${record.slug}-cover`],
  description: `<p>${record.story}</p><ul>${record.facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
  metaDescription: `${record.title} by ${record.artist} on vinyl. ${record.facts.join(', ')}.`,
  categories: [record.genre],
  sku: sku(record),
  weight: 320,
  featured: record.featured,
  stock: record.stock,
  ...vinyl(record),
})

export const nocturneProducts: readonly DemoProduct[] = [...records.map(toProduct), ...gear]
