import { lighter } from '../pictures/colour.ts'
import type { Picture } from '../pictures/rasterise.ts'
import * as patterns from '../pictures/records/covers/patterns.ts'
import * as scenes from '../pictures/records/covers/scenes.ts'
import { brush } from '../pictures/records/objects/brush.ts'
import { cassette } from '../pictures/records/objects/cassette.ts'
import { crate } from '../pictures/records/objects/crate.ts'
import { disc } from '../pictures/records/objects/disc.ts'
import { headphones } from '../pictures/records/objects/headphones.ts'
import { poster, stage } from '../pictures/records/objects/room.ts'
import { shirt } from '../pictures/records/objects/shirt.ts'
import { sleeve } from '../pictures/records/objects/sleeve.ts'
import { slipmat } from '../pictures/records/objects/slipmat.ts'
import { speakers } from '../pictures/records/objects/speakers.ts'
import { tote } from '../pictures/records/objects/tote.ts'
import { turntable } from '../pictures/records/objects/turntable.ts'
import { circle, group, place, polygon, radial, rect, svg } from '../pictures/svg.ts'
import { records, type RecordLook } from './looks.ts'

const square = (...parts: string[]) => svg(1000, 1000, parts.join(''))
const room = ({ kind, room: tone }: RecordLook) => (kind === 'stage' ? stage(tone) : poster(tone))
const discOf = (look: RecordLook, vinyl: string) => disc(vinyl, ...look.label)

const recordPictures = (look: RecordLook): Picture[] => [
  ...Object.entries(look.vinyl).map(([name, vinyl], index) => ({
    name: index ? `${look.slug}-${name}` : look.slug,
    svg: square(
      room(look),
      place(sleeve(look.cover, discOf(look, vinyl), index ? 210 : 150), 130, 190, 1.24),
    ),
  })),
  {
    name: `${look.slug}-cover`,
    svg: square(poster(look.label[1]), place(sleeve(look.cover, '', 0), 210, 205, 1.18, -5)),
  },
  {
    name: `${look.slug}-playing`,
    svg: square(
      poster(look.room),
      place(
        turntable('#1d1a22', discOf(look, Object.values(look.vinyl).at(-1)!)),
        560,
        560,
        1.52,
        -14,
      ),
    ),
  },
]

const coverOf = (slug: string) => records.find((look) => look.slug === slug)!
const playing = (slug: string) => discOf(coverOf(slug), Object.values(coverOf(slug).vinyl).at(-1)!)
const shelf = [
  'slow-sun',
  'understory',
  'paper-tigers',
  'low-orbit',
  'nine-volt-heart',
  'blue-hour-quartet',
]
const coverOn = (slug: string, x: number, y: number, scale: number, turn = 0, out = 0) =>
  place(sleeve(coverOf(slug).cover, out ? playing(slug) : '', out), x, y, scale, turn)

const decks = { walnut: '#7a4a2c', black: '#2a262e', bone: '#e6ddcd' }
const phones = {
  black: ['#2a262e', '#3d3742'],
  coral: ['#ff5a42', '#2a1d22'],
  bone: ['#ece3d3', '#b9936a'],
} as const
const shirts = { black: '#1c1920', bone: '#efe6d6', violet: '#5a43c0' }
const mats = {
  eclipse: patterns.rings(['#141118', '#7b5cff', '#ff4d2e', '#d6ff3f']),
  tunnel: patterns.tunnel(['#08070c', '#d6ff3f', '#7b5cff', '#ff4d2e']),
  halftone: patterns.halftone(['#f3efe8', '#17141a', '#ff4d2e', '#000000']),
}
const cubes = patterns.tunnel(['#17141a', '#f3efe8', '#ff4d2e', '#d6ff3f'])
const inks = ['#ff4d2e', '#7b5cff', '#d6ff3f', '#ffb400', '#2fd0a8', '#f3efe8', '#ff3d81']

const gearPictures: Picture[] = [
  ...Object.entries(decks).map(([name, body]) => ({
    name: `meridian-turntable-${name}`,
    svg: square(
      poster(name === 'bone' ? '#ff4d2e' : name === 'black' ? '#d6ff3f' : '#5b45c4'),
      place(turntable(body, playing('low-orbit')), 500, 500, 1.22),
    ),
  })),
  {
    name: 'meridian-turntable-arm',
    svg: square(
      poster('#3b2d8f'),
      place(turntable(decks.walnut, playing('slow-sun')), 60, 700, 2.5, -10),
    ),
  },
  ...Object.entries(phones).map(([name, [shell, cushion]]) => ({
    name: `nocturne-one-${name}`,
    svg: square(
      stage(
        name === 'black' ? '#c43a6a' : name === 'coral' ? '#39308a' : '#1c7a72',
        1000,
        1000,
        0.76,
      ),
      place(headphones(shell, cushion), 500, 850, 1.12),
    ),
  })),
  {
    name: 'nocturne-one-detail',
    svg: square(poster('#d6ff3f'), place(headphones('#2a262e', '#3d3742'), 760, 960, 2)),
  },
  {
    name: 'monolith-speakers',
    svg: square(
      stage('#b8431f', 1000, 1000, 0.74),
      place(speakers('#26222b', '#8f8692'), 480, 840, 1.28),
    ),
  },
  {
    name: 'monolith-speakers-detail',
    svg: square(
      stage('#4a2f9a', 1000, 1000, 0.9),
      place(speakers('#26222b', '#8f8692'), 980, 1050, 2.2),
    ),
  },
  ...Object.entries(mats).map(([name, print]) => ({
    name: `slipmat-${name}`,
    svg: square(
      poster(name === 'eclipse' ? '#ff7a3d' : name === 'tunnel' ? '#8b7bff' : '#ffd21f'),
      place(slipmat('#17141a', print), 500, 500, 1.3),
    ),
  })),
  {
    name: 'carbon-brush',
    svg: square(
      stage('#2d6f8f', 1000, 1000, 0.62),
      place(brush('#8a5433', '#c5a35a'), 500, 600, 1.42),
    ),
  },
  {
    name: 'carbon-brush-in-use',
    svg: square(
      poster('#2d6f8f'),
      place(playing('glass-harbor'), 460, 560, 2),
      place(brush('#8a5433', '#c5a35a'), 560, 420, 1.05, 18),
    ),
  },
  {
    name: 'crate-no-9',
    svg: square(stage('#8a5a1f', 1000, 1000, 0.76), place(crate('#c98f52', inks), 490, 880, 1.22)),
  },
  {
    name: 'crate-no-9-detail',
    svg: square(stage('#5f2f8a', 1000, 1000, 0.9), place(crate('#c98f52', inks), 640, 1180, 2.1)),
  },
  {
    name: 'red-room-tapes',
    svg: square(
      poster('#e8141c'),
      place(cassette('#201a22', '#f3e9d8', '#e8141c'), 500, 500, 1.42, -8),
    ),
  },
  {
    name: 'red-room-tapes-pair',
    svg: square(
      stage('#8f1020', 1000, 1000, 1),
      place(cassette('#e8d9c0', '#201a22', '#ffb400'), 560, 330, 1.1, 10),
      place(cassette('#201a22', '#f3e9d8', '#e8141c'), 440, 690, 1.2, -7),
    ),
  },
  ...Object.entries(shirts).map(([name, cloth]) => ({
    name: `night-shift-tee-${name}`,
    svg: square(
      poster(name === 'black' ? '#d6ff3f' : name === 'bone' ? '#ff4d2e' : '#ffb3c7'),
      place(shirt(cloth, scenes.sun(['#2b0f54', '#ffcf4a', '#ff3d81', '#59e0ff'])), 500, 520, 1.26),
    ),
  })),
  {
    name: 'crate-digger-tote',
    svg: square(poster('#7b5cff'), place(tote('#ece1cc', cubes), 500, 575, 1.16)),
  },
  {
    name: 'crate-digger-tote-detail',
    svg: square(poster('#ff7a3d'), place(tote('#ece1cc', cubes), 480, 620, 2)),
  },
]

const category = (name: string, ...parts: string[]): Picture => ({
  name: `category-${name}`,
  svg: svg(1200, 900, parts.join('')),
})

const categoryPictures: Picture[] = [
  category(
    'electronic',
    stage('#3a2a86', 1200, 900),
    coverOn('low-orbit', 90, 170, 1.16, -4, 150),
    coverOn('tunnel-vision', 760, 260, 0.82, 7),
  ),
  category(
    'jazz-soul',
    poster('#2350d6', 1200, 900),
    coverOn('blue-hour-quartet', 110, 150, 1.16, 0, 150),
    coverOn('velvet-arithmetic', 830, 420, 0.72, 9),
  ),
  category(
    'ambient',
    stage('#1f6b4a', 1200, 900),
    coverOn('glass-harbor', 700, 180, 0.88, 6),
    coverOn('understory', 120, 160, 1.12, -3, 150),
  ),
  category(
    'rock-noise',
    poster('#ffd21f', 1200, 900),
    coverOn('nine-volt-heart', 110, 150, 1.16, -3, 150),
    coverOn('paper-tigers', 790, 300, 0.8, 8),
  ),
  category(
    'gear',
    poster('#ff4d2e', 1200, 900),
    place(turntable(decks.bone, playing('slow-sun')), 600, 450, 1.2, -6),
  ),
  category(
    'wear-carry',
    poster('#8b7bff', 1200, 900),
    place(
      shirt(shirts.black, scenes.moth(['#2a1c2c', '#ffb36b', '#ff5a5f', '#f1e0b8'])),
      420,
      480,
      1.06,
      -4,
    ),
    place(tote('#ece1cc', cubes), 920, 560, 0.8, 6),
  ),
]

/** Covers in rows, running out of the picture. */
const wall = (width: number, height: number) =>
  group(
    records
      .map((look, index) =>
        coverOn(
          look.slug,
          (index % 5) * 360 - 120 + (Math.floor(index / 5) % 2) * 120,
          Math.floor(index / 5) * 360 - 120,
          0.66,
        ),
      )
      .join(''),
    `transform="rotate(-8 ${width / 2} ${height / 2})"`,
  )

const bigPictures: Picture[] = [
  {
    name: 'hero-needle',
    svg: svg(
      1600,
      900,
      rect(0, 0, 1600, 900, '#0d0a14') +
        rect(
          0,
          0,
          1600,
          900,
          radial(0.72, 0.4, 0.7, '#7b3cff@0/0.85', '#35138a@0.5/0.5', '#0d0a14@1/0'),
        ) +
        place(turntable('#221d2b', playing('slow-sun')), 1160, 470, 1.72, -16) +
        rect(0, 0, 1600, 900, 'linear(0 0 1 0|#0d0a14@0/0.9,#0d0a14@0.48/0.1,#0d0a14@1/0)'),
    ),
  },
  {
    name: 'hero-wall',
    svg: svg(
      1600,
      900,
      rect(0, 0, 1600, 900, '#0d0a14') +
        wall(1600, 900) +
        rect(0, 0, 1600, 900, 'linear(0 0 1 0|#0d0a14@0/0.92,#0d0a14@0.6/0.5,#0d0a14@1/0.1)'),
    ),
  },
  {
    name: 'story-shop',
    svg: svg(
      1200,
      900,
      stage('#a3331c', 1200, 900, 0.78) +
        shelf
          .slice(0, 4)
          .map((slug, index) => coverOn(slug, 96 + index * 262, 90, 0.46))
          .join('') +
        rect(60, 322, 1080, 14, lighter('#3a1a12', 0.1)) +
        place(crate('#c98f52', inks), 330, 840, 0.82) +
        place(speakers('#26222b', '#8f8692'), 860, 830, 0.84),
    ),
  },
  {
    name: 'story-night',
    svg: svg(
      1200,
      900,
      stage('#2d1b6b', 1200, 900, 0.82) +
        circle(900, 210, 110, radial(0.4, 0.35, 0.7, '#fff6da@0', '#f3e2a8@0.7', '#d6b96a@1')) +
        polygon(
          [
            [0, 740],
            [0, 420],
            [150, 420],
            [150, 340],
            [330, 340],
            [330, 500],
            [470, 500],
            [470, 260],
            [600, 260],
            [600, 560],
            [760, 560],
            [760, 430],
            [930, 430],
            [930, 520],
            [1060, 520],
            [1060, 380],
            [1200, 380],
            [1200, 740],
          ],
          '#150c33',
        ) +
        Array.from({ length: 44 }, (_, index) =>
          rect(
            30 + ((index * 97) % 1140),
            580 + ((index * 53) % 140),
            16,
            22,
            index % 5 ? '#2a1b57' : '#ffc857',
          ),
        ).join('') +
        place(headphones('#ff5a42', '#2a1d22'), 560, 850, 0.86),
    ),
  },
]

export const nocturnePictures = (): Picture[] => [
  ...records.flatMap(recordPictures),
  ...gearPictures,
  ...categoryPictures,
  ...bigPictures,
]
