import type { DemoProduct } from '../demo-store.ts'

const shirtSizes = ['S', 'M', 'L', 'XL']
const shirtColours = ['Black', 'Bone', 'Violet']

export const gear: readonly DemoProduct[] = [
  {
    slug: 'meridian-turntable',
    name: 'Meridian turntable',
    price: 549,
    images: ['meridian-turntable-walnut', 'meridian-turntable-arm'],
    description:
      '<p>Belt drive, an S-arm and <strong>two speeds that stay where you put them</strong>. We set the cartridge up on our own bench and send you the protocol.</p><ul><li>33⅓ and 45 rpm, electronic</li><li>Moving-magnet cartridge fitted</li><li>Switchable phono stage</li></ul>',
    metaDescription: 'Belt-drive turntable with an S-arm, set up by hand before it ships.',
    categories: ['listening-gear'],
    sku: 'GEA-MER',
    weight: 7800,
    featured: true,
    attributeGroups: [
      {
        name: 'Plinth',
        type: 'color',
        values: [
          { value: 'Walnut', swatch: '#7a4a2c' },
          { value: 'Black', swatch: '#2a262e' },
          { value: 'Bone', swatch: '#e6ddcd' },
        ],
      },
    ],
    variations: [
      {
        attributes: { Plinth: 'Walnut' },
        price: 599,
        discountPrice: 549,
        image: 'meridian-turntable-walnut',
        sku: 'GEA-MER-WAL',
      },
      {
        attributes: { Plinth: 'Black' },
        price: 549,
        image: 'meridian-turntable-black',
        sku: 'GEA-MER-BLA',
      },
      {
        attributes: { Plinth: 'Bone' },
        price: 569,
        image: 'meridian-turntable-bone',
        sku: 'GEA-MER-BON',
      },
    ],
  },
  {
    slug: 'nocturne-one-headphones',
    name: 'Nocturne One headphones',
    price: 189,
    discountPrice: 159,
    images: ['nocturne-one-coral', 'nocturne-one-detail'],
    description:
      '<p>Closed, light, wired, <strong>nothing to charge</strong>. Built with a two-person workshop in Detroit for listening after the rest of the house has gone to bed.</p><ul><li>40 mm drivers, 48 ohm</li><li>Every part can be replaced</li><li>Two cables in the box</li></ul>',
    metaDescription: 'Closed wired headphones built in Detroit, in three colors.',
    categories: ['listening-gear'],
    sku: 'GEA-ONE',
    weight: 640,
    featured: true,
    attributeGroups: [
      {
        name: 'Color',
        type: 'color',
        values: [
          { value: 'Coral', swatch: '#ff5a42' },
          { value: 'Black', swatch: '#2a262e' },
          { value: 'Bone', swatch: '#ece3d3' },
        ],
      },
    ],
    variations: [
      {
        attributes: { Color: 'Coral' },
        price: 189,
        discountPrice: 159,
        image: 'nocturne-one-coral',
        sku: 'GEA-ONE-COR',
      },
      {
        attributes: { Color: 'Black' },
        price: 179,
        image: 'nocturne-one-black',
        sku: 'GEA-ONE-BLA',
      },
      {
        attributes: { Color: 'Bone' },
        price: 189,
        image: 'nocturne-one-bone',
        sku: 'GEA-ONE-BON',
      },
    ],
  },
  {
    slug: 'monolith-speakers',
    name: 'Monolith powered speakers, pair',
    price: 429,
    images: ['monolith-speakers', 'monolith-speakers-detail'],
    description:
      '<p>Two boxes, one cable between them, no amplifier to buy. Deep enough for dub, <strong>quiet enough for Sunday</strong>.</p><ul><li>2 × 60 watts</li><li>Phono, line and optical in</li><li>16.5 inches tall</li></ul>',
    metaDescription: 'Powered bookshelf speakers with a phono input, sold as a pair.',
    categories: ['listening-gear'],
    sku: 'GEA-MON',
    weight: 11200,
    stock: 6,
  },
  {
    slug: 'slipmat',
    name: 'Felt slipmat',
    price: 18,
    images: ['slipmat-eclipse', 'slipmat-tunnel', 'slipmat-halftone'],
    description:
      '<p>Wool felt, printed on our own press, <strong>glued to nothing</strong>. Slides when you want it to and not before.</p><ul><li>12 inches, 2 mm</li><li>Antistatic backing</li></ul>',
    metaDescription: 'Printed wool felt slipmat in three designs.',
    categories: ['listening-gear'],
    sku: 'GEA-SLI',
    weight: 90,
    attributeGroups: [
      {
        name: 'Design',
        type: 'buttons',
        values: [{ value: 'Eclipse' }, { value: 'Tunnel' }, { value: 'Halftone' }],
      },
    ],
    variations: [
      {
        attributes: { Design: 'Eclipse' },
        price: 18,
        image: 'slipmat-eclipse',
        sku: 'GEA-SLI-ECL',
      },
      {
        attributes: { Design: 'Tunnel' },
        price: 18,
        image: 'slipmat-tunnel',
        sku: 'GEA-SLI-TUN',
      },
      {
        attributes: { Design: 'Halftone' },
        price: 20,
        image: 'slipmat-halftone',
        sku: 'GEA-SLI-HAL',
      },
    ],
  },
  {
    slug: 'carbon-brush',
    name: 'Carbon record brush',
    price: 24,
    images: ['carbon-brush', 'carbon-brush-in-use'],
    description:
      '<p>A million carbon fibers in a beech handle. Two turns before every side, and the crackle that is left is <strong>the one they recorded</strong>.</p><ul><li>Brass ferrule</li><li>Discharges static through the hand</li></ul>',
    metaDescription: 'Carbon-fiber record brush with a beech handle.',
    categories: ['listening-gear'],
    sku: 'GEA-BRU',
    weight: 140,
  },
  {
    slug: 'crate-no-9',
    name: 'Crate No. 9',
    price: 65,
    discountPrice: 52,
    images: ['crate-no-9', 'crate-no-9-detail'],
    description:
      '<p>Pine slats, dovetailed corners, <strong>room for eighty records</strong> and a lip so that you can flip through them. Stacks on its sisters.</p><ul><li>Oiled, not varnished</li><li>Records not included, sorry</li></ul>',
    metaDescription: 'Oiled pine crate for eighty records, stackable.',
    categories: ['listening-gear', 'wear-and-carry'],
    sku: 'GEA-CRA',
    weight: 3900,
  },
  {
    slug: 'red-room-tapes',
    name: 'Red Room Tapes, vol. 4',
    price: 14,
    images: ['red-room-tapes', 'red-room-tapes-pair'],
    description:
      '<p>Ninety minutes from our basement sessions, <strong>dubbed in real time</strong> on a deck older than most of the players. Download code inside.</p><ul><li>Edition of 200</li><li>Chrome tape, hand-numbered</li></ul>',
    metaDescription: 'Ninety minutes of basement sessions on chrome cassette, edition of 200.',
    categories: ['rock-and-noise', 'electronic'],
    sku: 'TAP-RED-4',
    weight: 80,
    stock: 4,
    featured: true,
  },
  {
    slug: 'night-shift-tee',
    name: 'Night Shift tee',
    price: 32,
    images: ['night-shift-tee-black', 'night-shift-tee-violet', 'night-shift-tee-bone'],
    description:
      '<p>Heavy cotton, four colors of ink, <strong>one sun that never quite sets</strong>. Cut straight; take your usual size.</p><ul><li>220 g organic cotton</li><li>Printed downstairs</li></ul>',
    metaDescription: 'Heavy organic cotton tee with a four-color sunset print.',
    categories: ['wear-and-carry'],
    sku: 'WEA-NIG',
    weight: 240,
    attributeGroups: [
      {
        name: 'Color',
        type: 'color',
        values: [
          { value: 'Black', swatch: '#1c1920' },
          { value: 'Bone', swatch: '#efe6d6' },
          { value: 'Violet', swatch: '#5a43c0' },
        ],
      },
      { name: 'Size', type: 'select', values: shirtSizes.map((value) => ({ value })) },
    ],
    variations: shirtColours.flatMap((colour) =>
      shirtSizes.map((size) => ({
        attributes: { Color: colour, Size: size },
        price: size === 'XL' ? 34 : 32,
        image: `night-shift-tee-${colour.toLowerCase()}`,
        sku: `WEA-NIG-${colour.slice(0, 3).toUpperCase()}-${size}`,
      })),
    ),
  },
  {
    slug: 'crate-digger-tote',
    name: 'Crate Digger tote',
    price: 22,
    discountPrice: 16,
    images: ['crate-digger-tote', 'crate-digger-tote-detail'],
    description:
      '<p>Wide enough for twelve-inch sleeves, with handles that <strong>reach over a winter coat</strong>. Holds about twenty records, or a very good weekend.</p><ul><li>340 g canvas</li><li>Flat bottom</li></ul>',
    metaDescription: 'Canvas tote wide enough for twelve-inch sleeves.',
    categories: ['wear-and-carry'],
    sku: 'WEA-TOT',
    weight: 310,
    stock: 40,
  },
]
