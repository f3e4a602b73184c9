import { darker, lighter, mix } from '../colour.ts'
import { ball, round, shadow } from '../light.ts'
import { between, seeded, times } from '../random.ts'
import { band, mouth, tilt, turned, turnedSolid, type Curve } from '../solid.ts'
import {
  across,
  circle,
  ellipse,
  faded,
  group,
  inside,
  linear,
  path,
  place,
  radial,
  rect,
  stroke,
} from '../svg.ts'

const speckle = (outline: string, colour: string, seed: number, width: number, height: number) => {
  const random = seeded(seed)
  return inside(
    outline,
    times(110, () =>
      circle(
        between(random, -width, width),
        between(random, -height, 20),
        between(random, 0.8, 3),
        colour,
        'opacity="0.4"',
      ),
    ),
  )
}

export interface CupLook {
  colour: string
  /** The raw clay below the glaze. */
  clay: string
  tea: string
}

/** A tall handleless cup, its glaze stopping short of the foot. */
export function cup({ colour, clay, tea }: CupLook): string {
  const rim = [112, -232] as const
  const curves: Curve[] = [
    [114, -150, 110, -60, 92, -14],
    [90, -4, 84, 0, 78, 0],
  ]
  const outline = turned(rim, curves)
  return (
    shadow(100) +
    turnedSolid(clay, rim, curves, 0.18) +
    inside(
      outline,
      path(
        'M-140 -260H140V-66C110 -40 88 -84 58 -58S14 -30 -14 -52S-64 -40 -82 -62S-120 -40 -140 -60Z',
        round(colour, 0.45),
      ),
    ) +
    speckle(outline, darker(clay, 0.4), 5, 112, 236) +
    stroke('M-70 -210Q-78 -120 -66 -60', '#ffffff', 13, 'stroke-opacity="0.28"') +
    mouth(112, -232, colour, tea, 0.2)
  )
}

/** A wide bowl for whisked tea. */
export function bowl(colour: string, clay: string, tea: string): string {
  const rim = [215, -220] as const
  const curves: Curve[] = [
    [212, -110, 170, -40, 96, -24],
    [92, -12, 90, -4, 86, 0],
  ]
  const outline = turned(rim, curves)
  return (
    shadow(140, 36) +
    turnedSolid(clay, rim, curves, 0.2) +
    inside(
      outline,
      path(
        'M-240 -260H240V-100C190 -40 150 -90 100 -62S30 -34 -16 -66S-100 -30 -150 -74S-210 -70 -240 -110Z',
        round(colour, 0.4),
      ),
    ) +
    speckle(outline, darker(clay, 0.5), 8, 215, 220) +
    stroke('M-168 -176Q-164 -110 -112 -66', '#ffffff', 14, 'stroke-opacity="0.25"') +
    mouth(215, -220, colour, tea, 0.16) +
    faded(
      0.6,
      times(18, (index) =>
        circle(
          -110 + ((index * 53) % 220),
          -208 + ((index * 17) % 24),
          3 + (index % 4),
          lighter(tea, 0.45),
          'opacity="0.7"',
        ),
      ),
    )
  )
}

const potBody: Curve[] = [
  [150, -290, 232, -230, 226, -130],
  [222, -52, 160, 0, 104, 0],
]
const lidCurves: Curve[] = [[80, -338, 122, -322, 126, -294]]

/** A side-handled pot of unglazed clay. */
export function sidePot(colour: string): string {
  const outline = turned([128, -292], potBody)
  return (
    shadow(210, 44) +
    path(
      'M-190 -196C-260 -214 -286 -262 -318 -296L-286 -312C-256 -280 -222 -262 -160 -258Z',
      linear(
        0,
        0,
        0.4,
        1,
        `${lighter(colour, 0.3)}@0`,
        `${colour}@0.5`,
        `${darker(colour, 0.4)}@1`,
      ),
    ) +
    ellipse(-302, -304, 18, 8, darker(colour, 0.6), 'transform="rotate(-26 -302 -304)"') +
    path(
      'M196 -168L392 -252C412 -258 424 -218 404 -208L206 -100Z',
      linear(
        0.2,
        0,
        0.5,
        1,
        `${lighter(colour, 0.34)}@0`,
        `${colour}@0.45`,
        `${darker(colour, 0.45)}@1`,
      ),
    ) +
    ellipse(404, -230, 12, 24, darker(colour, 0.3), 'transform="rotate(-20 404 -230)"') +
    path(outline, ball(colour, 0.36)) +
    inside(
      outline,
      stroke(
        times(9, (index) => `M-240 ${-250 + index * 26}A240 48 0 0 0 240 ${-250 + index * 26}`),
        darker(colour, 0.5),
        1.6,
        'stroke-opacity="0.22"',
      ),
    ) +
    speckle(outline, darker(colour, 0.5), 3, 226, 292) +
    potLid(colour)
  )
}

function potLid(colour: string): string {
  return (
    ellipse(0, -290, 132, 28, darker(colour, 0.5)) +
    path(turned([10, -344], lidCurves), round(colour, 0.4)) +
    path('M-22 -336C-40 -352 -36 -384 0 -386S40 -352 22 -336Z', ball(colour, 0.5))
  )
}

/** Cast iron with its rows of studs and an arched handle. */
export function ironPot(colour: string): string {
  const outline = turned(
    [128, -286],
    [
      [150, -284, 262, -226, 252, -118],
      [244, -40, 190, 0, 128, 0],
    ],
  )
  const studs = times(5, (row) =>
    times(13, (column) => {
      const angle = ((column + (row % 2) * 0.5 - 6.2) / 13) * Math.PI
      const radius = [188, 226, 248, 246, 232][row]!
      const x = Math.sin(angle) * radius
      const y = -236 + row * 37 + Math.cos(angle) * 34
      return ellipse(
        x,
        y,
        8.5 * Math.cos(angle) + 1.5,
        8.5,
        radial(
          0.3,
          0.25,
          0.9,
          `${lighter(colour, 0.5)}@0`,
          `${colour}@0.55`,
          `${darker(colour, 0.6)}@1`,
        ),
      )
    }),
  )
  return (
    shadow(226, 46) +
    stroke('M-182 -230C-196 -470 -110 -540 0 -540S196 -470 182 -230', darker(colour, 0.4), 24) +
    stroke(
      'M-186 -236C-198 -468 -112 -546 0 -546S186 -480 178 -300',
      lighter(colour, 0.36),
      6,
      'stroke-opacity="0.7"',
    ) +
    path(
      'M-214 -170C-270 -186 -290 -240 -334 -266L-306 -292C-262 -272 -230 -238 -176 -236Z',
      linear(
        0,
        0,
        0.4,
        1,
        `${lighter(colour, 0.34)}@0`,
        `${colour}@0.4`,
        `${darker(colour, 0.5)}@1`,
      ),
    ) +
    path(outline, ball(colour, 0.3)) +
    studs +
    ellipse(0, -284, 134, 29, darker(colour, 0.6)) +
    path(turned([12, -330], [[80, -326, 122, -312, 128, -288]]), round(colour, 0.3)) +
    path('M-18 -322C-34 -336 -30 -366 0 -368S34 -336 18 -322Z', ball('#b08a4a', 0.5))
  )
}

/** White porcelain: saucer, cup and lid, painted in one blue. */
export function gaiwan(ink: string): string {
  const white = '#f3efe8'
  const cupRim = [176, -246] as const
  const cupCurves: Curve[] = [
    [168, -150, 120, -60, 78, -44],
    [76, -36, 74, -32, 72, -30],
  ]
  const outline = turned(cupRim, cupCurves)
  const branch =
    stroke(
      'M-150 -190C-90 -130 -10 -150 40 -100M-60 -142Q-40 -180 -10 -196M-6 -128Q30 -150 70 -150',
      ink,
      5,
    ) +
    [
      [-10, -196],
      [-104, -156],
      [40, -100],
      [70, -150],
      [-48, -118],
      [18, -162],
    ]
      .map(
        ([x, y]) =>
          times(5, (index) =>
            group(
              ellipse(0, -11, 7, 11, ink, 'opacity="0.85"'),
              `transform="translate(${x} ${y}) rotate(${index * 72})"`,
            ),
          ) + circle(x!, y!, 4, '#e9c46a'),
      )
      .join('')
  return (
    shadow(220, 46) +
    ellipse(0, -14, 232, 50, linear(0, 0, 1, 1, '#ffffff@0', '#cfc7ba@1')) +
    ellipse(0, -20, 226, 46, linear(0, 0, 1, 0.7, '#dcd5c9@0', '#ffffff@1')) +
    ellipse(0, -22, 200, 39, 'none', `stroke="${ink}" stroke-width="3" opacity="0.7"`) +
    ellipse(16, -22, 96, 17, '#4b4037', 'opacity="0.3"') +
    turnedSolid(white, cupRim, cupCurves, 0.6) +
    inside(outline, faded(0.9, branch)) +
    stroke('M-176 -240A176 36 0 0 0 176 -240', ink, 4, 'stroke-opacity="0.75"') +
    ellipse(0, -246, 176, 35, darker(white, 0.18)) +
    path(turned([44, -326], [[80, -322, 150, -300, 164, -258]]), round(white, 0.7)) +
    stroke('M-161 -266A162 34 0 0 0 161 -266', ink, 3, 'stroke-opacity="0.6"') +
    path('M-46 -318L-38 -346H38L46 -318Z', round(white, 0.7)) +
    ellipse(0, -346, 40, 9, linear(0, 0, 1, 0, '#ffffff@0', '#d5cdc0@1'))
  )
}

/** A bamboo whisk, standing on its tines. */
export function whisk(): string {
  const bamboo = '#d9b878'
  const tines = (count: number, reach: number, colour: string, width: number) =>
    stroke(
      times(count, (index) => {
        const t = (index / (count - 1)) * 2 - 1
        return `M${t * 52} -210C${t * 66} -150 ${t * reach} -110 ${t * reach * 0.94} -34Q${t * reach * 0.9} -4 ${t * reach * 0.74} ${-6 + (1 - t * t) * 14}`
      }),
      colour,
      width,
    )
  return (
    shadow(110, 26) +
    tines(25, 128, darker(bamboo, 0.3), 4.5) +
    tines(29, 122, bamboo, 3.4) +
    tines(17, 84, lighter(bamboo, 0.45), 2.4) +
    path(band(58, -246, -196), round('#5d4632')) +
    times(5, (index) =>
      stroke(
        `M-58 ${-238 + index * 10}A58 11 0 0 0 58 ${-238 + index * 10}`,
        index % 2 ? '#2e2118' : '#85694b',
        2.5,
      ),
    ) +
    path(band(56, -440, -240), round(bamboo, 0.5)) +
    stroke(
      'M-20 -430V-246M8 -428V-240M30 -430V-248',
      darker(bamboo, 0.4),
      1.6,
      'stroke-opacity="0.3"',
    ) +
    stroke('M-56 -352A56 11 0 0 0 56 -352', darker(bamboo, 0.4), 5, 'stroke-opacity="0.5"') +
    ellipse(
      0,
      -440,
      56,
      56 * tilt,
      linear(0, 0, 1, 0, `${lighter(bamboo, 0.6)}@0`, `${bamboo}@1`),
    ) +
    ellipse(0, -439, 34, 34 * tilt, darker(bamboo, 0.35))
  )
}

export const scoop = (length: number, wood = '#c89f5f') =>
  stroke(`M8 10Q${length * 0.5} 14 ${length} 6`, '#20120a', 16, 'stroke-opacity="0.2"') +
  stroke(`M0 0Q${length * 0.5} 6 ${length} -2`, darker(wood, 0.2), 17) +
  stroke(`M4 -3Q${length * 0.5} 2 ${length - 4} -5`, lighter(wood, 0.3), 6) +
  path(
    `M0 -9C-34 -20 -84 -20 -96 -2C-90 14 -30 16 0 9Z`,
    linear(0, 0, 0.3, 1, `${lighter(wood, 0.4)}@0`, `${darker(wood, 0.25)}@1`),
  )

/** A glass pot, the tea glowing inside it. */
export function glassPot(tea: string): string {
  const outline = turned(
    [100, -330],
    [
      [112, -318, 232, -280, 232, -140],
      [230, -40, 160, -2, 110, 0],
    ],
  )
  return (
    shadow(200, 42, 0.7) +
    ellipse(110, 14, 220, 40, radial(0.5, 0.5, 0.5, `${lighter(tea, 0.4)}@0/0.75`, `${tea}@1/0`)) +
    stroke('M206 -236C330 -290 356 -110 222 -92', '#ffffff', 30, 'stroke-opacity="0.32"') +
    stroke('M206 -246C342 -304 370 -104 222 -84', '#ffffff', 4, 'stroke-opacity="0.8"') +
    path(
      'M-206 -190C-262 -200 -276 -270 -320 -308L-290 -322C-250 -290 -240 -244 -180 -246Z',
      across('#ffffff@0/0.65', '#ffffff@0.5/0.25', `${tea}@1/0.6`),
    ) +
    path(outline, linear(0, 0, 1, 1, '#ffffff@0/0.5', '#ffffff@0.4/0.12', '#cfd6cf@1/0.5')) +
    inside(
      outline,
      path(
        'M-250 -206Q-120 -220 0 -206T250 -206V40H-250Z',
        linear(
          0.1,
          0,
          0.6,
          1,
          `${lighter(tea, 0.5)}@0/0.85`,
          `${tea}@0.55/0.9`,
          `${darker(tea, 0.25)}@1/0.95`,
        ),
      ) +
        ellipse(0, -206, 226, 30, lighter(tea, 0.45), 'opacity="0.8"') +
        petals(),
    ) +
    path(
      'M-178 -250C-222 -200 -222 -120 -190 -70C-206 -130 -196 -200 -150 -256Z',
      '#ffffff',
      'opacity="0.6"',
    ) +
    stroke('M190 -220Q216 -150 186 -70', '#ffffff', 6, 'stroke-opacity="0.45"') +
    ellipse(0, -330, 102, 21, '#ffffff', 'opacity="0.55"') +
    path(
      turned([14, -368], [[60, -366, 96, -352, 104, -330]]),
      across('#ffffff@0/0.8', '#e2e6df@0.5/0.5', '#aab2a8@1/0.7'),
    ) +
    path('M-20 -362C-36 -376 -30 -404 0 -406S36 -376 20 -362Z', ball('#b98a58', 0.5))
  )
}

const petals = () =>
  times(9, (index) =>
    group(
      ellipse(0, 0, 40, 12, mix('#f6d27a', '#ffffff', (index % 3) * 0.2), 'opacity="0.75"'),
      `transform="translate(${-120 + index * 31} ${-34 - ((index * 37) % 60)}) rotate(${index * 50})"`,
    ),
  )

/** A tray of dark wood for scenes. */
export const tray = (width: number, wood: string) =>
  ellipse(
    width * 0.06,
    30,
    width * 0.56,
    width * 0.15,
    radial(0.5, 0.5, 0.5, '#20120a@0.4/0.45', '#20120a@1/0'),
  ) +
  ellipse(0, 10, width * 0.5, width * 0.11, darker(wood, 0.3)) +
  ellipse(
    0,
    0,
    width * 0.5,
    width * 0.11,
    linear(0, 0, 1, 0.4, `${lighter(wood, 0.3)}@0`, `${wood}@0.6`, `${darker(wood, 0.2)}@1`),
  ) +
  ellipse(
    0,
    2,
    width * 0.46,
    width * 0.095,
    linear(0, 0, 1, 0.4, `${darker(wood, 0.06)}@0`, `${lighter(wood, 0.16)}@1`),
  )

/** From above: a plate of tea. */
export function plate(radius: number, glaze: string, filling: string): string {
  return (
    circle(
      radius * 0.08,
      radius * 0.1,
      radius * 1.12,
      radial(0.5, 0.5, 0.5, '#20120a@0.7/0.5', '#20120a@1/0'),
    ) +
    circle(
      0,
      0,
      radius,
      linear(0, 0, 1, 1, `${lighter(glaze, 0.5)}@0`, `${glaze}@0.6`, `${darker(glaze, 0.25)}@1`),
    ) +
    circle(
      0,
      0,
      radius * 0.955,
      linear(0, 0, 1, 1, `${darker(glaze, 0.2)}@0`, `${lighter(glaze, 0.3)}@1`),
    ) +
    circle(
      0,
      0,
      radius * 0.86,
      radial(0.45, 0.42, 0.6, `${darker(glaze, 0.1)}@0`, `${darker(glaze, 0.28)}@1`),
    ) +
    filling
  )
}

/** From above: a cup of tea on the table. */
export const cupFromAbove = (radius: number, glaze: string, tea: string) =>
  plate(
    radius,
    glaze,
    circle(
      0,
      0,
      radius * 0.84,
      radial(0.4, 0.36, 0.75, `${lighter(tea, 0.3)}@0`, `${tea}@0.6`, `${darker(tea, 0.4)}@1`),
    ) +
      path(
        `M${-radius * 0.6} ${-radius * 0.3}Q${-radius * 0.3} ${-radius * 0.7} ${radius * 0.14} ${-radius * 0.7}Q${-radius * 0.3} ${-radius * 0.5} ${-radius * 0.5} ${-radius * 0.2}Z`,
        '#ffffff',
        'opacity="0.35"',
      ),
  )

export const cloth = (width: number, height: number, colour: string) =>
  rect(8, 12, width, height, '#20120a', 'opacity="0.14"') +
  rect(
    0,
    0,
    width,
    height,
    linear(0, 0, 1, 1, `${lighter(colour, 0.2)}@0`, `${darker(colour, 0.08)}@1`),
  ) +
  stroke(
    times(Math.floor(height / 14), (index) => `M0 ${index * 14 + 7}H${width}`),
    darker(colour, 0.4),
    1.2,
    'stroke-opacity="0.16"',
  ) +
  stroke(
    times(Math.floor(width / 14), (index) => `M${index * 14 + 7} 0V${height}`),
    lighter(colour, 0.6),
    1.2,
    'stroke-opacity="0.2"',
  )
