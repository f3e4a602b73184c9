import type { DemoProduct } from '../demo-store.ts'

export const ware: readonly DemoProduct[] = [
  {
    slug: 'tokoname-side-pot',
    name: 'Tokoname side-handled pot',
    price: 89,
    images: ['tokoname-side-pot-brick', 'tokoname-side-pot-detail', 'tokoname-side-pot-table'],
    description:
      '<p>Thrown by <strong>Hiroshi Umehara</strong> in Tokoname, where potters have worked the same iron-rich clay for nine hundred years. Unglazed, so it learns the taste of your tea. The sieve is cut into the wall, two hundred holes by hand.</p><ul><li>320 ml</li><li>Pours without a drop</li><li>Rinse with water only</li></ul>',
    metaDescription: 'Hand-thrown kyusu of unglazed Tokoname clay, 320 ml.',
    categories: ['teaware'],
    sku: 'POT-TOK',
    weight: 410,
    featured: true,
    attributeGroups: [
      {
        name: 'Clay',
        type: 'color',
        values: [
          { value: 'Brick', swatch: '#a4512f' },
          { value: 'Ink', swatch: '#3b3836' },
          { value: 'Sage', swatch: '#7f8f74' },
        ],
      },
    ],
    variations: [
      {
        attributes: { Clay: 'Brick' },
        price: 89,
        image: 'tokoname-side-pot-brick',
        sku: 'POT-TOK-BRI',
      },
      {
        attributes: { Clay: 'Ink' },
        price: 95,
        image: 'tokoname-side-pot-ink',
        sku: 'POT-TOK-INK',
      },
      {
        attributes: { Clay: 'Sage' },
        price: 98,
        image: 'tokoname-side-pot-sage',
        sku: 'POT-TOK-SAG',
      },
    ],
  },
  {
    slug: 'cast-iron-tetsubin',
    name: 'Cast iron tetsubin',
    price: 124,
    images: ['cast-iron-tetsubin', 'cast-iron-tetsubin-detail', 'cast-iron-tetsubin-table'],
    description:
      '<p>Sand-cast in Morioka, every stud pressed into the mould one at a time. Keeps water hot for an hour and, some say, makes it <strong>rounder</strong>.</p><ul><li>Enamelled inside, will not rust</li><li>Brass knob, hinged handle</li><li>Not for induction</li></ul>',
    metaDescription: 'Sand-cast iron pot from Morioka with the classic hobnail pattern.',
    categories: ['teaware'],
    sku: 'POT-TET',
    weight: 1600,
    attributeGroups: [
      {
        name: 'Volume',
        type: 'select',
        values: [{ value: '0.6 l' }, { value: '0.9 l' }, { value: '1.2 l' }],
      },
    ],
    variations: [
      { attributes: { Volume: '0.6 l' }, price: 124, sku: 'POT-TET-06' },
      { attributes: { Volume: '0.9 l' }, price: 149, sku: 'POT-TET-09' },
      { attributes: { Volume: '1.2 l' }, price: 178, sku: 'POT-TET-12' },
    ],
  },
  {
    slug: 'porcelain-gaiwan',
    name: 'Porcelain gaiwan, plum branch',
    price: 46,
    images: ['porcelain-gaiwan', 'porcelain-gaiwan-detail'],
    description:
      '<p>Cup, lid and saucer from Jingdezhen, painted with a single brush in a single blue. The honest way to brew: <strong>you see the leaf, smell the lid and decide</strong>.</p><ul><li>130 ml</li><li>Thin enough to see your fingers through</li></ul>',
    metaDescription: 'Jingdezhen porcelain gaiwan with a hand-painted plum branch, 130 ml.',
    categories: ['teaware'],
    sku: 'POT-GAI',
    weight: 280,
    stock: 18,
  },
  {
    slug: 'hagi-cup',
    name: 'Hagi cup',
    price: 28,
    images: ['hagi-cup-oat', 'hagi-cup-set'],
    description:
      '<p>Tall, without a handle, with a glaze that stops where the potter’s fingers held it. In a year of use fine lines will appear; the people of Hagi call them <strong>the seven changes</strong> and look forward to every one.</p><ul><li>180 ml</li><li>Stays cool at the rim</li></ul>',
    metaDescription: 'Stoneware cup from Hagi in three glazes, 180 ml.',
    categories: ['teaware', 'gifts'],
    sku: 'CUP-HAG',
    weight: 230,
    featured: true,
    attributeGroups: [
      {
        name: 'Glaze',
        type: 'color',
        values: [
          { value: 'Oat', swatch: '#e9dcc3' },
          { value: 'Moss', swatch: '#76805a' },
          { value: 'Ink', swatch: '#3c4a5c' },
        ],
      },
    ],
    variations: [
      { attributes: { Glaze: 'Oat' }, price: 28, image: 'hagi-cup-oat', sku: 'CUP-HAG-OAT' },
      { attributes: { Glaze: 'Moss' }, price: 28, image: 'hagi-cup-moss', sku: 'CUP-HAG-MOS' },
      { attributes: { Glaze: 'Ink' }, price: 31, image: 'hagi-cup-ink', sku: 'CUP-HAG-INK' },
    ],
  },
  {
    slug: 'chawan-matcha-bowl',
    name: 'Chawan matcha bowl',
    price: 64,
    discountPrice: 54,
    images: ['chawan-snow', 'chawan-matcha'],
    description:
      '<p>A bowl for two hands. Wide enough for the whisk, deep enough to keep the foam, and <strong>never quite round</strong>, so that it has a front to turn towards your guest.</p><ul><li>12 cm across</li><li>Warm it before you whisk</li></ul>',
    metaDescription: 'Wide stoneware bowl for whisked matcha, in three glazes.',
    categories: ['teaware'],
    sku: 'BOW-CHA',
    weight: 420,
    attributeGroups: [
      {
        name: 'Glaze',
        type: 'color',
        values: [
          { value: 'Snow', swatch: '#eee8dc' },
          { value: 'Tenmoku', swatch: '#2f2521' },
          { value: 'Persimmon', swatch: '#c8693a' },
        ],
      },
    ],
    variations: [
      {
        attributes: { Glaze: 'Snow' },
        price: 64,
        discountPrice: 54,
        image: 'chawan-snow',
        sku: 'BOW-CHA-SNO',
      },
      {
        attributes: { Glaze: 'Tenmoku' },
        price: 72,
        image: 'chawan-tenmoku',
        sku: 'BOW-CHA-TEN',
      },
      {
        attributes: { Glaze: 'Persimmon' },
        price: 68,
        discountPrice: 58,
        image: 'chawan-persimmon',
        sku: 'BOW-CHA-PER',
      },
    ],
  },
  {
    slug: 'bamboo-whisk',
    name: 'Bamboo whisk, 100 tines',
    price: 24,
    images: ['bamboo-whisk', 'bamboo-whisk-detail', 'chawan-matcha'],
    description:
      '<p>Split from one piece of white bamboo in Takayama, <strong>a hundred tines</strong>, each shaved thin at the tip. Soak it for a minute before you use it and it will serve you for a year.</p><ul><li>Comes in its own box</li><li>No soap, dry it standing</li></ul>',
    metaDescription: 'Chasen of white bamboo with a hundred tines, split by hand.',
    categories: ['teaware'],
    sku: 'WHI-100',
    weight: 60,
    stock: 3,
  },
  {
    slug: 'clear-day-glass-pot',
    name: 'Clear Day glass pot',
    price: 39,
    discountPrice: 29.9,
    images: ['clear-day-glass-pot', 'clear-day-glass-pot-table'],
    description:
      '<p>Borosilicate glass, blown thin, so that flowers and colour may show. The lid’s knob is olive wood and <strong>stays cool</strong>.</p><ul><li>800 ml</li><li>Steel sieve in the spout</li><li>Safe on a tealight warmer</li></ul>',
    metaDescription: 'Heat-proof glass pot with an olive-wood knob, 800 ml.',
    categories: ['teaware'],
    sku: 'POT-GLA',
    weight: 390,
  },
  {
    slug: 'evening-box',
    name: 'The evening box',
    price: 48,
    images: ['evening-box-evening', 'evening-box-open'],
    description:
      '<p>Three small tins, a ribbon and a card that we write for you by hand. Choose the evening that they shall have: <strong>clear, warm or quiet</strong>.</p><ul><li>Three tins of 40 g</li><li>Leave the words for the card in the order note</li></ul>',
    metaDescription: 'Gift box with three small tins of tea and a handwritten card.',
    categories: ['gifts'],
    sku: 'BOX-EVE',
    weight: 640,
    featured: true,
    attributeGroups: [
      {
        name: 'Selection',
        type: 'buttons',
        values: [{ value: 'Quiet herbs' }, { value: 'Clear greens' }, { value: 'Warm blacks' }],
      },
    ],
    variations: [
      {
        attributes: { Selection: 'Quiet herbs' },
        price: 48,
        image: 'evening-box-evening',
        sku: 'BOX-EVE-HER',
      },
      {
        attributes: { Selection: 'Clear greens' },
        price: 56,
        image: 'evening-box-green',
        sku: 'BOX-EVE-GRE',
      },
      {
        attributes: { Selection: 'Warm blacks' },
        price: 52,
        image: 'evening-box-black',
        sku: 'BOX-EVE-BLA',
      },
    ],
  },
]
