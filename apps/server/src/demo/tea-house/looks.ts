import { place } from '../pictures/svg.ts'
import {
  chamomile,
  longLeaf,
  orangeSlice,
  pearl,
  sprig,
  type Loose,
} from '../pictures/tea/leaves.ts'
import { caddy } from '../pictures/tea/packs/caddy.ts'
import { cake } from '../pictures/tea/packs/cake.ts'
import { jar } from '../pictures/tea/packs/jar.ts'
import { pouch } from '../pictures/tea/packs/pouch.ts'
import { tin, type TinLook } from '../pictures/tea/packs/tin.ts'
import { scoop } from '../pictures/tea/ware/scoop.ts'

/** How each tea of the house looks: its pack, its leaf and its cup. */
export interface TeaLook {
  slug: string
  ground: string
  pack: string
  scale?: number
  /** What lies before the pack, already placed. */
  beside?: string
  loose: Loose
  /** The colour in the cup. */
  liquor: string
  glaze: string
  scene: 'cup' | 'home'
}

const cream = '#f5ecd9'

export const tins = {
  sencha: { colour: '#7d9468', paper: cream, ink: '#4d6636', accent: '#c58a3d', motif: 'sprig' },
  gyokuro: {
    colour: '#2f5848',
    paper: '#e6e3cf',
    ink: '#234738',
    accent: '#b99a52',
    motif: 'bamboo',
    height: 360,
  },
  matcha: {
    colour: '#e7dfcd',
    lid: '#86a346',
    paper: '#9db65c',
    ink: '#3f5a24',
    accent: '#f0e8c8',
    motif: 'moon',
    width: 350,
    height: 270,
  },
  assam: { colour: '#8e3325', paper: cream, ink: '#6d2418', accent: '#dc9a41', motif: 'hills' },
  assamDark: {
    colour: '#3b221c',
    paper: '#ead9bd',
    ink: '#6d2418',
    accent: '#c97f3a',
    motif: 'smoke',
  },
  earlGrey: {
    colour: '#2c3e5c',
    paper: '#efe7d6',
    ink: '#2c4a3c',
    accent: '#e3b23c',
    motif: 'citrus',
    height: 470,
    width: 300,
  },
  mint: {
    colour: '#9cc0a6',
    lid: '#e6e0cd',
    paper: '#f3efe0',
    ink: '#3f7358',
    accent: '#d9b64f',
    motif: 'needles',
    height: 400,
    width: 310,
  },
  chamomile: {
    colour: '#e2b74f',
    paper: '#fbf4e2',
    ink: '#7a6a2c',
    accent: '#e0a020',
    motif: 'flower',
  },
  rooibos: {
    colour: '#c2592e',
    paper: '#f7e8d0',
    ink: '#8c3b1b',
    accent: '#e98b2f',
    motif: 'citrus',
  },
} satisfies Record<string, TinLook>

const greens = ['#4f6a35', '#5f7d3e', '#3f5a2e', '#7d964e']
const blacks = ['#3a241a', '#4c2f20', '#2b1a14', '#6d4226']

export const teas: readonly TeaLook[] = [
  {
    slug: 'sencha',
    ground: '#d7d6b8',
    pack: tin(tins.sencha),
    beside: place(sprig(210, '#6e8a45'), 770, 900, 1, 58),
    loose: { kind: 'needle', colours: greens },
    liquor: '#b9bd52',
    glaze: '#e8dfcd',
    scene: 'home',
  },
  {
    slug: 'gyokuro-shade-grown',
    ground: '#b4c4b0',
    pack: tin(tins.gyokuro),
    scale: 1.32,
    beside: place(longLeaf(210, '#3f6b4a'), 700, 900, 1, 74),
    loose: { kind: 'needle', colours: ['#21483a', '#2f5c45', '#1c3d33', '#4a7a56'] },
    liquor: '#a7b84e',
    glaze: '#43584d',
    scene: 'cup',
  },
  {
    slug: 'ceremonial-matcha',
    ground: '#e6dcc2',
    pack: tin(tins.matcha),
    scale: 1.5,
    beside: place(scoop(250), 640, 900, 1.1, 4),
    loose: { kind: 'powder', colours: ['#7fa02f', '#8fb23c', '#9cbf4a', '#729328'] },
    liquor: '#8fae3c',
    glaze: '#2f2a27',
    scene: 'cup',
  },
  {
    slug: 'genmaicha',
    ground: '#dcc9a2',
    pack: pouch({
      colour: '#b3925c',
      paper: '#f3ead2',
      ink: '#5d6b34',
      accent: '#d8a441',
      motif: 'dots',
    }),
    loose: {
      kind: 'needle',
      colours: greens,
      among: [pearl(40, '#d9b778', 20), pearl(34, '#c99a56', 80), pearl(38, '#f0dcae', 140)],
    },
    liquor: '#c8a83f',
    glaze: '#d6c5a4',
    scene: 'home',
  },
  {
    slug: 'jasmine-pearls',
    ground: '#cfd8cf',
    pack: jar({ kind: 'pearl', colours: ['#8b9a6a', '#a5ad80', '#70835a', '#c0c3a0'] }, 7),
    scale: 1.24,
    beside:
      place(pearl(26, '#8b9a6a', 20), 720, 850) +
      place(pearl(24, '#a5ad80', 90), 776, 874) +
      place(pearl(22, '#70835a', 150), 700, 896),
    loose: { kind: 'pearl', colours: ['#8b9a6a', '#a5ad80', '#70835a', '#c0c3a0'] },
    liquor: '#d8c765',
    glaze: '#f0ece2',
    scene: 'cup',
  },
  {
    slug: 'assam-breakfast',
    ground: '#d9b79a',
    pack: tin(tins.assam),
    loose: { kind: 'broken', colours: [...blacks, '#a8702f'] },
    liquor: '#8e3b16',
    glaze: '#f0e6d6',
    scene: 'home',
  },
  {
    slug: 'darjeeling-first-flush',
    ground: '#d5cfae',
    pack: pouch({
      colour: '#d9c48d',
      paper: '#fbf6e6',
      ink: '#5b6a36',
      accent: '#cf8f4a',
      motif: 'hills',
      height: 560,
    }),
    loose: { kind: 'twist', colours: ['#6d6a3a', '#8a7a42', '#4f5530', '#9c8a55'] },
    liquor: '#d99a3a',
    glaze: '#cfd3c4',
    scene: 'cup',
  },
  {
    slug: 'earl-grey-bergamot',
    ground: '#bcc3c8',
    pack: tin(tins.earlGrey),
    scale: 1.18,
    beside: place(orangeSlice(92, '#d9b52f'), 745, 850),
    loose: { kind: 'twist', colours: blacks, among: [orangeSlice(44, '#e3b23c')] },
    liquor: '#9a4a18',
    glaze: '#33465f',
    scene: 'cup',
  },
  {
    slug: 'lapsang-souchong',
    ground: '#b9a996',
    pack: caddy({
      colour: '#33302f',
      paper: '#e9dcc4',
      ink: '#3a2a22',
      accent: '#b5402c',
      motif: 'smoke',
    }),
    scale: 1.12,
    loose: { kind: 'twist', colours: ['#1f1714', '#2d201b', '#3d2a20', '#4a3526'] },
    liquor: '#7c3212',
    glaze: '#5b4a3e',
    scene: 'home',
  },
  {
    slug: 'tie-guan-yin',
    ground: '#b7cac6',
    pack: pouch({
      colour: '#3f7f7a',
      paper: '#ecf0e2',
      ink: '#245450',
      accent: '#d7a94c',
      motif: 'crane',
    }),
    loose: { kind: 'pearl', colours: ['#3f5c3c', '#4f7048', '#2f4a34', '#6d8a5a'] },
    liquor: '#cbb245',
    glaze: '#dfe5dc',
    scene: 'cup',
  },
  {
    slug: 'da-hong-pao',
    ground: '#d3ab8d',
    pack: caddy({
      colour: '#8f4a2e',
      paper: '#f1e2c6',
      ink: '#702f1d',
      accent: '#d99a3a',
      motif: 'waves',
    }),
    scale: 1.12,
    loose: { kind: 'twist', colours: ['#3d2c24', '#54392b', '#2c211d', '#6e4a34'] },
    liquor: '#b0561c',
    glaze: '#a5522f',
    scene: 'home',
  },
  {
    slug: 'aged-pu-erh-cake-2014',
    ground: '#cdbb9c',
    pack: place(
      cake('#efe3c8', { kind: 'twist', colours: ['#3a2519', '#4d3120', '#2a1b13', '#6a4a30'] }),
      0,
      -250,
    ),
    scale: 1.16,
    loose: { kind: 'twist', colours: ['#2d1c14', '#40291d', '#54382a', '#1f140f'] },
    liquor: '#5c1f10',
    glaze: '#7b6a58',
    scene: 'cup',
  },
  {
    slug: 'silver-needle',
    ground: '#c9cfd2',
    pack: jar(
      { kind: 'petal', colours: ['#b9bda4', '#cfd1bb', '#9ea58a', '#dadbc9'] },
      19,
      '#8a6a4c',
    ),
    scale: 1.24,
    beside:
      place(longLeaf(150, '#aeb596'), 680, 890, 1, 80) +
      place(longLeaf(120, '#c3c8ad'), 720, 910, 1, 104),
    loose: { kind: 'petal', colours: ['#b9bda4', '#cfd1bb', '#9ea58a', '#dadbc9'] },
    liquor: '#e3cf86',
    glaze: '#8f9aa0',
    scene: 'cup',
  },
  {
    slug: 'chamomile-meadow',
    ground: '#dfe0c0',
    pack: tin(tins.chamomile),
    beside: place(chamomile(64), 730, 850) + place(chamomile(46), 820, 890),
    loose: {
      kind: 'petal',
      colours: ['#e3c25a', '#efe2b0', '#d9a93a', '#a8a05a'],
      among: [chamomile(70), chamomile(60)],
    },
    liquor: '#e6b93c',
    glaze: '#f3ecdd',
    scene: 'home',
  },
  {
    slug: 'rooibos-orange',
    ground: '#e8bf94',
    pack: pouch({
      colour: '#c2592e',
      paper: '#fbe9cf',
      ink: '#8c3b1b',
      accent: '#ee8a2c',
      motif: 'citrus',
    }),
    beside: place(orangeSlice(88), 770, 860),
    loose: {
      kind: 'needle',
      colours: ['#a0451f', '#b9582a', '#7f3217', '#cf7340'],
      among: [orangeSlice(62), orangeSlice(54)],
    },
    liquor: '#c2501c',
    glaze: '#f0e2cc',
    scene: 'cup',
  },
  {
    slug: 'mint-and-verbena',
    ground: '#c9dccb',
    pack: tin(tins.mint),
    scale: 1.26,
    beside: place(sprig(190, '#4f9a6a'), 745, 900, 1, 50),
    loose: {
      kind: 'petal',
      colours: ['#4a7d55', '#6d9a63', '#3a6a48', '#a3b56a'],
      among: [place(longLeaf(110, '#7fae5c'), 0, 50), place(longLeaf(90, '#4f9a6a'), 0, 40)],
    },
    liquor: '#cfc75a',
    glaze: '#e9eee4',
    scene: 'home',
  },
]
