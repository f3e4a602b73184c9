import type { Picture } from '../pictures/rasterise.ts'
import { darker, lighter } from '../pictures/colour.ts'
import { steam, windowLight } from '../pictures/light.ts'
import { group, place, svg } from '../pictures/svg.ts'
import {
  athome,
  closeUp,
  cupOnTable,
  leafFromAbove,
  leafShadows,
  portrait,
  still,
  terraces,
  wide,
} from '../pictures/tea/compositions.ts'
import { chamomile, orangeSlice, sprig } from '../pictures/tea/leaves.ts'
import { caddy } from '../pictures/tea/packs/caddy.ts'
import { giftBox } from '../pictures/tea/packs/gift-box.ts'
import { tin } from '../pictures/tea/packs/tin.ts'
import { bowl } from '../pictures/tea/ware/bowl.ts'
import { cup } from '../pictures/tea/ware/cup.ts'
import { gaiwan } from '../pictures/tea/ware/gaiwan.ts'
import { glassPot } from '../pictures/tea/ware/glass-pot.ts'
import { ironPot } from '../pictures/tea/ware/iron-pot.ts'
import { sidePot } from '../pictures/tea/ware/side-pot.ts'
import { tray } from '../pictures/tea/ware/tray.ts'
import { whisk } from '../pictures/tea/ware/whisk.ts'
import { teas, tins, type TeaLook } from './looks.ts'

const teaPictures = (look: TeaLook, index: number): Picture[] => [
  {
    name: look.slug,
    svg: still(look.ground, place(look.pack, 480, 800, look.scale ?? 1.2), look.beside ?? ''),
  },
  {
    name: `${look.slug}-leaf`,
    svg: leafFromAbove(darker(look.ground, 0.08), look.glaze, look.loose, 40 + index),
  },
  look.scene === 'cup'
    ? {
        name: `${look.slug}-cup`,
        svg: cupOnTable(look.ground, look.glaze, look.liquor, look.loose, 80 + index),
      }
    : {
        name: `${look.slug}-home`,
        svg: athome(lighter(look.ground, 0.12), look.pack, {
          colour: look.glaze,
          clay: '#8d6a4c',
          tea: look.liquor,
        }),
      },
]

const potColours = { brick: '#a4512f', ink: '#3b3836', sage: '#7f8f74' }
const potPictures = Object.entries(potColours).map(([name, colour]) => ({
  name: `tokoname-side-pot-${name}`,
  svg: portrait(name === 'ink' ? '#d9c9b2' : '#e4d8c6', sidePot(colour), 480, 780, 1.14),
}))

const cupColours = { oat: '#e9dcc3', moss: '#76805a', ink: '#3c4a5c' }
const cupPictures = Object.entries(cupColours).map(([name, colour]) => ({
  name: `hagi-cup-${name}`,
  svg: still(
    name === 'oat' ? '#c9b59a' : '#e2d8c8',
    place(cup({ colour, clay: '#a9764c', tea: '#b9a348' }), 440, 790, 2.05),
    place(steam(250), 430, 320),
  ),
}))

const bowlColours = {
  snow: ['#eee8dc', '#c8b79d'],
  tenmoku: ['#2f2521', '#6d4a33'],
  persimmon: ['#c8693a', '#7c4a30'],
}
const bowlPictures = Object.entries(bowlColours).map(([name, [glaze, clay]]) => ({
  name: `chawan-${name}`,
  svg: portrait(
    name === 'snow' ? '#b7bda2' : '#e3d9c6',
    bowl(glaze!, clay!, '#8fae3c'),
    490,
    760,
    1.6,
  ),
}))

const boxes = {
  green: { colour: '#6f7f5d', ribbon: '#e8d9b8', tins: [tins.sencha, tins.gyokuro, tins.mint] },
  black: {
    colour: '#5a2c26',
    ribbon: '#d9a95c',
    tins: [tins.assam, tins.earlGrey, tins.assamDark],
  },
  evening: {
    colour: '#3f4657',
    ribbon: '#d98f6a',
    tins: [tins.chamomile, tins.mint, tins.rooibos],
  },
}
const boxPictures = Object.entries(boxes).map(([name, look]) => ({
  name: `evening-box-${name}`,
  svg: portrait('#e6d9c5', giftBox(look), 500, 770, 1.16),
}))

const greenCup = { colour: '#e9dfca', clay: '#9a7350', tea: '#a9b04a' }

const warePictures: Picture[] = [
  ...potPictures,
  {
    name: 'tokoname-side-pot-detail',
    svg: closeUp('#e4d8c6', sidePot(potColours.brick), 420, 1010, 2),
  },
  {
    name: 'tokoname-side-pot-table',
    svg: still(
      '#d8c8b0',
      windowLight(360, 40, 560),
      place(tray(900, '#7a5236'), 500, 790),
      place(sidePot(potColours.brick), 400, 780, 0.86),
      place(cup(greenCup), 790, 830, 0.78),
      place(steam(200), 785, 640),
    ),
  },
  { name: 'cast-iron-tetsubin', svg: portrait('#d3c3ab', ironPot('#3c3a3b'), 505, 800, 1.2) },
  { name: 'cast-iron-tetsubin-detail', svg: closeUp('#cdbba2', ironPot('#3c3a3b'), 520, 1030, 2) },
  {
    name: 'cast-iron-tetsubin-table',
    svg: still(
      '#c9b79c',
      windowLight(300, 20, 620),
      place(ironPot('#3c3a3b'), 430, 800, 0.98),
      place(cup({ colour: '#3c4a5c', clay: '#8a5a3a', tea: '#8a4a20' }), 810, 850, 0.86),
      place(steam(260, 1.3), 150, 500),
    ),
  },
  { name: 'porcelain-gaiwan', svg: portrait('#c3cdd0', gaiwan('#36527f'), 500, 780, 1.62) },
  { name: 'porcelain-gaiwan-detail', svg: closeUp('#c3cdd0', gaiwan('#36527f'), 500, 1010, 2.6) },
  ...cupPictures,
  {
    name: 'hagi-cup-set',
    svg: still(
      '#ddd0bb',
      windowLight(360, 40, 560),
      place(cup({ colour: cupColours.moss, clay: '#a9764c', tea: '#b9a348' }), 240, 760, 1.15),
      place(cup({ colour: cupColours.oat, clay: '#a9764c', tea: '#b9a348' }), 500, 810, 1.25),
      place(cup({ colour: cupColours.ink, clay: '#a9764c', tea: '#b9a348' }), 780, 770, 1.15),
    ),
  },
  ...bowlPictures,
  {
    name: 'chawan-matcha',
    svg: still(
      '#d9cfbb',
      windowLight(340, 20, 600),
      place(bowl('#eee8dc', '#c8b79d', '#8fae3c'), 400, 830, 1.4),
      place(whisk(), 800, 790, 0.86),
    ),
  },
  { name: 'bamboo-whisk', svg: portrait('#b3bd98', whisk(), 480, 820, 1.56) },
  { name: 'bamboo-whisk-detail', svg: closeUp('#b3bd98', whisk(), 470, 960, 3) },
  { name: 'clear-day-glass-pot', svg: portrait('#e3c9a0', glassPot('#d99a2b'), 500, 800, 1.3) },
  {
    name: 'clear-day-glass-pot-table',
    svg: still(
      '#d8b98a',
      windowLight(320, 30, 600, 0.45),
      place(glassPot('#d99a2b'), 430, 790, 1.02),
      place(cup({ colour: '#f1e9db', clay: '#c79a6a', tea: '#d99a2b' }), 820, 850, 0.86),
      place(chamomile(46), 610, 900),
      place(chamomile(34), 540, 930),
    ),
  },
  ...boxPictures,
  {
    name: 'evening-box-open',
    svg: still(
      '#dccbb2',
      windowLight(340, 20, 600),
      place(giftBox(boxes.green), 400, 730, 0.92),
      place(cup(greenCup), 840, 880, 0.92),
      place(steam(220), 832, 660),
    ),
  },
]

const categoryPictures: Picture[] = [
  {
    name: 'category-green-tea',
    svg: wide(
      1200,
      900,
      '#c3cba9',
      0.66,
      windowLight(560, 20, 560),
      place(tin(tins.gyokuro), 380, 740, 0.94),
      place(tin(tins.sencha), 690, 780, 1.05),
      place(sprig(300, '#6e8a45'), 960, 830, 1, 62),
    ),
  },
  {
    name: 'category-black-tea',
    svg: wide(
      1200,
      900,
      '#cfa98a',
      0.66,
      windowLight(520, 10, 600),
      place(tin(tins.assam), 430, 770, 1.08),
      place(cup({ colour: '#f0e6d6', clay: '#a9764c', tea: '#8e3b16' }), 790, 800, 1.36),
      place(steam(280, 1.2), 780, 480),
    ),
  },
  {
    name: 'category-oolong',
    svg: wide(
      1200,
      900,
      '#b9b29a',
      0.66,
      windowLight(500, 10, 620),
      place(gaiwan('#36527f'), 430, 770, 1.25),
      place(cup({ colour: '#76805a', clay: '#a9764c', tea: '#c58a2c' }), 880, 790, 1.2),
      place(steam(240), 870, 510),
    ),
  },
  {
    name: 'category-herbal',
    svg: wide(
      1200,
      900,
      '#e6cf9c',
      0.66,
      windowLight(520, 10, 600, 0.4),
      place(glassPot('#e0a83a'), 520, 790, 1.16),
      place(chamomile(70), 900, 800),
      place(chamomile(52), 1000, 850),
      place(chamomile(44), 860, 870),
      place(orangeSlice(64), 190, 830),
    ),
  },
  {
    name: 'category-teaware',
    svg: wide(
      1200,
      900,
      '#d9cbb6',
      0.66,
      windowLight(560, 10, 600),
      place(sidePot(potColours.sage), 440, 770, 1.02),
      place(bowl('#eee8dc', '#c8b79d', '#8fae3c'), 930, 820, 1.02),
    ),
  },
  {
    name: 'category-gifts',
    svg: wide(
      1200,
      900,
      '#dcc3b4',
      0.66,
      windowLight(560, 0, 620),
      place(giftBox(boxes.evening), 580, 760, 1.14),
    ),
  },
]

const bigPictures: Picture[] = [
  {
    name: 'hero-morning',
    svg: wide(
      1600,
      900,
      '#d6cdb6',
      0.68,
      windowLight(860, -40, 760, 0.5),
      group(leafShadows(), 'transform="translate(640 -20)"'),
      place(tray(900, '#7a5236'), 1150, 770),
      place(sidePot(potColours.brick), 1080, 756, 0.98),
      place(cup(greenCup), 1440, 800, 0.92),
      place(steam(280, 1.3), 1432, 570),
      place(tin(tins.sencha), 775, 800, 0.62),
    ),
  },
  {
    name: 'hero-morning-phone',
    svg: wide(
      1000,
      1600,
      '#d6cdb6',
      0.76,
      windowLight(420, 60, 620, 0.45),
      group(leafShadows(), 'transform="translate(160 -60)"'),
      place(tray(900, '#7a5236'), 560, 1440),
      place(sidePot(potColours.brick), 420, 1420, 0.86),
      place(cup(greenCup), 800, 1470, 0.78),
      place(steam(240, 1.2), 794, 1270),
    ),
  },
  {
    name: 'hero-harvest',
    svg: svg(
      1600,
      900,
      terraces(1600, 900, '#b9c7b4', '#6f8a52') +
        place(group(sprig(430, '#5e7d3a'), ''), 1440, 960, 1.1, -8) +
        place(group(sprig(300, '#7b9a4e'), ''), 1270, 960, 1.1, -24),
    ),
  },
  { name: 'story-garden', svg: svg(1200, 900, terraces(1200, 900, '#e2cfae', '#7d8f58')) },
  {
    name: 'story-counter',
    svg: wide(
      1200,
      900,
      '#cdbb9f',
      0.66,
      windowLight(600, -20, 640, 0.42),
      place(ironPot('#3c3a3b'), 330, 780, 0.92),
      place(
        caddy({
          colour: '#7b3f2a',
          paper: '#f0e4cd',
          ink: '#5b2a1d',
          accent: '#c9883b',
          motif: 'hills',
        }),
        720,
        780,
        0.8,
      ),
      place(bowl('#2f2521', '#6d4a33', '#8fae3c'), 1000, 840, 0.66),
    ),
  },
]

export const teaHousePictures = (): Picture[] => [
  ...teas.flatMap(teaPictures),
  ...warePictures,
  ...categoryPictures,
  ...bigPictures,
]
