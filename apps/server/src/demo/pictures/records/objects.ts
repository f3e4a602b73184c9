import { darker, lighter } from '../colour.ts'
import { ball, round, stacked } from '../light.ts'
import { times } from '../random.ts'
import {
  across,
  circle,
  circlePath,
  down,
  ellipse,
  faded,
  group,
  inside,
  linear,
  path,
  place,
  polygon,
  radial,
  rect,
  rectPath,
  ring,
  stroke,
} from '../svg.ts'

/** A record of radius 240 around the origin. */
export function disc(vinyl: string, label: string, labelInk: string): string {
  const sheen = (angle: number, strength: number) =>
    group(
      polygon(
        [
          [0, 0],
          [250, -46],
          [250, 46],
        ],
        across('#ffffff@0.25/0', `#ffffff@0.7/${strength}`, '#ffffff@1/0.02'),
      ),
      `transform="rotate(${angle})"`,
    )
  const grooves = times(17, (index) =>
    ring(
      0,
      0,
      98 + index * 8.2,
      index % 4 === 3 ? '#000000' : lighter(vinyl, 0.4),
      index % 4 === 3 ? 2.4 : 1,
      `opacity="${index % 4 === 3 ? 0.35 : 0.22}"`,
    ),
  )
  return (
    stacked(4, (spread) => circle(12, 18, 238 + spread * 20, '#000000', 'opacity="0.13"')) +
    circle(
      0,
      0,
      240,
      linear(0, 0, 1, 1, `${lighter(vinyl, 0.16)}@0`, `${vinyl}@0.5`, `${darker(vinyl, 0.4)}@1`),
    ) +
    grooves +
    inside(
      circlePath(0, 0, 236),
      sheen(-38, 0.34) + sheen(142, 0.26) + sheen(-62, 0.12) + sheen(118, 0.12),
    ) +
    ring(0, 0, 237, lighter(vinyl, 0.5), 2, 'opacity="0.4"') +
    circle(0, 0, 84, label) +
    path('M-84 0A84 84 0 0 1 84 0Z', labelInk) +
    circle(0, 0, 30, label) +
    ring(0, 0, 72, labelInk, 3) +
    circle(0, 0, 8, '#0b0910')
  )
}

/** A sleeve of 500, its record slipping out to the right. */
export function sleeve(cover: string, record: string, out = 150): string {
  return (
    stacked(5, (spread) =>
      rect(
        20 - spread * 30,
        26 - spread * 20,
        500 + spread * 70,
        500 + spread * 56,
        '#000000',
        'rx="20" opacity="0.1"',
      ),
    ) +
    place(record, 250 + out, 252, 0.985, 24) +
    rect(0, 0, 500, 500, '#000000', 'opacity="0.4" transform="translate(5 6)"') +
    inside(rectPath(0, 0, 500, 500), cover) +
    rect(
      0,
      0,
      500,
      500,
      linear(0, 0, 1, 1, '#ffffff@0/0.2', '#ffffff@0.36/0.02', '#000000@1/0.24'),
    ) +
    rect(0, 0, 500, 2.5, '#ffffff', 'opacity="0.35"') +
    rect(492, 0, 8, 500, across('#000000@0/0', '#000000@1/0.35'))
  )
}

/** A dark room with one coloured lamp. */
export function stage(tone: string, width = 1000, height = 1000, horizon = 0.8): string {
  const y = height * horizon
  const lamp = radial(
    0.5,
    0.5,
    0.5,
    `${lighter(tone, 0.12)}@0/0.9`,
    `${tone}@0.4/0.5`,
    `${tone}@1/0`,
  )
  return (
    rect(
      0,
      0,
      width,
      height,
      linear(
        0,
        0,
        1,
        1,
        `${darker(tone, 0.2)}@0`,
        `${darker(tone, 0.5)}@0.5`,
        `${darker(tone, 0.8)}@1`,
      ),
    ) +
    ellipse(width * 0.34, height * 0.34, width * 0.42, height * 0.42, lamp) +
    rect(0, y, width, height - y, down(`${darker(tone, 0.75)}@0`, `${darker(tone, 0.4)}@1`)) +
    rect(0, y, width, 3, lighter(tone, 0.3), 'opacity="0.25"')
  )
}

/** A loud flat ground with one slant of light. */
export const poster = (tone: string, width = 1000, height = 1000) =>
  rect(
    0,
    0,
    width,
    height,
    linear(0, 0, 1, 1, `${lighter(tone, 0.22)}@0`, `${tone}@0.5`, `${darker(tone, 0.24)}@1`),
  ) +
  polygon(
    [
      [0, height * 0.3],
      [width * 0.62, 0],
      [width, 0],
      [width, height * 0.12],
      [0, height * 0.72],
    ],
    '#ffffff',
    'opacity="0.07"',
  )

/** A deck seen from above at an angle; 700 wide around the origin. */
export function turntable(body: string, record: string): string {
  return (
    stacked(5, (spread) =>
      rect(
        -338 - spread * 20,
        -210 - spread * 20,
        700 + spread * 56,
        520 + spread * 60,
        '#000000',
        'rx="40" opacity="0.11"',
      ),
    ) +
    rect(-350, -250, 700, 520, darker(body, 0.55), 'rx="26" transform="translate(0 34)"') +
    rect(
      -350,
      -250,
      700,
      520,
      linear(0, 0, 1, 1, `${lighter(body, 0.3)}@0`, `${body}@0.5`, `${darker(body, 0.2)}@1`),
      'rx="26"',
    ) +
    stroke(
      times(
        11,
        (index) =>
          `M-340 ${-222 + index * 45}C-120 ${-236 + index * 45} 100 ${-196 + index * 45} 340 ${-220 + index * 45}`,
      ),
      darker(body, 0.4),
      2,
      'stroke-opacity="0.2"',
    ) +
    circle(-80, 8, 234, darker(body, 0.7)) +
    circle(-80, 4, 230, linear(0, 0, 1, 1, '#d9d6d2@0', '#77736f@0.5', '#c5c1bc@1')) +
    place(record, -80, 4, 0.9, 12) +
    toneArm() +
    circle(282, 206, 26, ball('#c9c4bd')) +
    circle(222, 214, 17, ball('#c9c4bd')) +
    circle(-314, 226, 7, '#ff4d2e')
  )
}

const toneArm = () =>
  circle(262, -146, 66, '#000000', 'opacity="0.3"') +
  circle(256, -154, 62, linear(0, 0, 1, 1, '#f0ece6@0', '#8f8a84@1')) +
  circle(256, -154, 40, ball('#55504c')) +
  stroke('M272 -140C300 40 270 110 104 148', '#000000', 12, 'stroke-opacity="0.28"') +
  stroke('M262 -190L256 -154C286 30 256 96 92 134', '#dcd8d2', 11) +
  stroke('M258 -154C286 28 256 92 92 130', '#ffffff', 3.4) +
  rect(
    248,
    -232,
    30,
    50,
    linear(0, 0, 1, 0, '#c5c1bc@0', '#55504c@1'),
    'rx="8" transform="rotate(6 262 -206)"',
  ) +
  polygon(
    [
      [112, 112],
      [124, 144],
      [66, 166],
      [54, 142],
    ],
    '#1a171c',
  )

/** Headphones, standing on their cups. */
export function headphones(colour: string, cushion: string): string {
  const cupAt = (side: number) =>
    group(
      ellipse(10, 0, 96, 142, cushion) +
        ellipse(
          4,
          0,
          96,
          142,
          radial(
            0.3,
            0.3,
            0.9,
            `${lighter(cushion, 0.4)}@0`,
            `${cushion}@0.5`,
            `${darker(cushion, 0.5)}@1`,
          ),
        ) +
        ellipse(
          -36,
          0,
          84,
          128,
          linear(
            0,
            0,
            1,
            1,
            `${lighter(colour, 0.45)}@0`,
            `${colour}@0.5`,
            `${darker(colour, 0.45)}@1`,
          ),
        ) +
        ellipse(
          -46,
          0,
          60,
          96,
          linear(0, 0, 1, 1, `${darker(colour, 0.3)}@0`, `${lighter(colour, 0.2)}@1`),
        ) +
        ellipse(-50, 0, 34, 56, ball(colour, 0.5)),
      `transform="translate(${side * 220} -170) scale(${-side} 1) rotate(${-8})"`,
    )
  const bar = 'M-262 -230C-300 -560 -150 -650 0 -650S300 -560 262 -230'
  return (
    ellipse(30, 0, 360, 52, radial(0.5, 0.5, 0.5, '#000000@0.2/0.65', '#000000@1/0')) +
    stroke(bar, darker(colour, 0.55), 50) +
    stroke('M-268 -300C-290 -560 -150 -642 0 -642S290 -560 268 -300', colour, 40) +
    stroke(
      'M-262 -330C-276 -560 -146 -654 -10 -654',
      lighter(colour, 0.5),
      9,
      'stroke-opacity="0.75"',
    ) +
    stroke('M-170 -590C-110 -626 -60 -634 0 -634S110 -626 170 -590', cushion, 46) +
    stroke('M-262 -400V-250M262 -400V-250', '#c9c4bd', 13) +
    cupAt(-1) +
    cupAt(1)
  )
}

/** A pair of loudspeakers. */
export function speakers(body: string, cone: string): string {
  const box = (x: number, y: number) =>
    group(
      ellipse(130, 0, 220, 44, radial(0.5, 0.5, 0.5, '#000000@0.2/0.7', '#000000@1/0')) +
        polygon(
          [
            [220, 0],
            [292, -44],
            [292, -520],
            [220, -500],
          ],
          darker(body, 0.55),
        ) +
        polygon(
          [
            [-40, -500],
            [220, -500],
            [292, -520],
            [50, -522],
          ],
          lighter(body, 0.35),
        ) +
        rect(
          -40,
          -500,
          260,
          500,
          linear(0, 0, 1, 1, `${lighter(body, 0.25)}@0`, `${body}@0.5`, `${darker(body, 0.25)}@1`),
        ) +
        [
          [90, -160, 104],
          [90, -376, 66],
        ]
          .map(
            ([cx, cy, r]) =>
              circle(cx!, cy!, r!, '#121016') +
              circle(
                cx!,
                cy!,
                r! * 0.9,
                radial(
                  0.35,
                  0.3,
                  0.8,
                  `${lighter(cone, 0.25)}@0`,
                  `${cone}@0.6`,
                  `${darker(cone, 0.6)}@1`,
                ),
              ) +
              times(5, (index) =>
                ring(cx!, cy!, r! * (0.8 - index * 0.1), '#000000', 2, 'opacity="0.25"'),
              ) +
              circle(cx!, cy!, r! * 0.3, ball('#2b2730', 0.5)),
          )
          .join('') +
        circle(182, -470, 7, '#d6ff3f'),
      `transform="translate(${x} ${y})"`,
    )
  return box(-300, -30) + box(50, 20)
}

/** A cassette. */
export const cassette = (shell: string, label: string, stripe: string) =>
  rect(-286, -176, 596, 390, radial(0.5, 0.5, 0.55, '#000000@0.6/0.55', '#000000@1/0')) +
  rect(
    -280,
    -180,
    560,
    360,
    linear(0, 0, 1, 1, `${lighter(shell, 0.35)}@0`, `${shell}@0.5`, `${darker(shell, 0.3)}@1`),
    'rx="24"',
  ) +
  rect(-244, -150, 488, 226, label, 'rx="12"') +
  times(3, (index) =>
    rect(
      -244,
      -44 + index * 24,
      488,
      14,
      [stripe, lighter(stripe, 0.3), darker(stripe, 0.25)][index]!,
    ),
  ) +
  rect(-150, -74, 300, 104, darker(shell, 0.7), 'rx="52"') +
  [-96, 96]
    .map(
      (x) =>
        circle(x, -22, 42, '#f1ece4') +
        times(6, (index) =>
          group(
            rect(-5, -40, 10, 18, darker(shell, 0.6)),
            `transform="translate(${x} -22) rotate(${index * 60})"`,
          ),
        ) +
        circle(x, -22, 20, darker(shell, 0.6)),
    )
    .join('') +
  rect(-50, -56, 100, 68, '#3a2a22', 'rx="6"') +
  path('M-180 180L-156 106H156L180 180Z', darker(shell, 0.35)) +
  [-110, 110].map((x) => circle(x, 150, 11, darker(shell, 0.8))).join('') +
  [
    [-256, -156],
    [256, -156],
    [-256, 156],
    [256, 156],
  ]
    .map(([x, y]) => circle(x!, y!, 9, ball('#c9c4bd')))
    .join('') +
  faded(
    0.5,
    polygon(
      [
        [-280, -120],
        [-60, -180],
        [40, -180],
        [-280, -70],
      ],
      '#ffffff',
      'opacity="0.4"',
    ),
  )

/** A shirt on the wall, its print in the middle. */
export function shirt(colour: string, print: string): string {
  const body =
    'M-120 -330C-70 -290 70 -290 120 -330L270 -270L350 -90L236 -36L222 -110V330Q0 352 -222 330V-110L-236 -36L-350 -90L-270 -270Z'
  return (
    group(path(body, '#000000', 'opacity="0.45"'), 'transform="translate(16 26)"') +
    path(
      body,
      linear(0, 0, 1, 1, `${lighter(colour, 0.22)}@0`, `${colour}@0.5`, `${darker(colour, 0.4)}@1`),
    ) +
    path(
      'M-120 -330C-70 -290 70 -290 120 -330L98 -338C60 -306 -60 -306 -98 -338Z',
      darker(colour, 0.4),
    ) +
    inside(
      body,
      stroke(
        'M-222 -110Q-180 40 -214 200M222 -110Q176 60 216 230M-90 330Q-60 240 -150 140M110 330Q120 220 60 130',
        '#000000',
        18,
        'stroke-opacity="0.14"',
      ) + stroke('M-200 -130Q-150 30 -190 220', '#ffffff', 10, 'stroke-opacity="0.08"'),
    ) +
    place(inside(rectPath(0, 0, 500, 500), print), -105, -190, 0.42)
  )
}

/** A cotton bag. */
export const tote = (colour: string, print: string) =>
  stroke(
    'M-120 -240C-130 -520 130 -520 120 -240',
    darker(colour, 0.4),
    26,
    'transform="translate(14 -14)"',
  ) +
  rect(
    -240,
    -250,
    500,
    610,
    radial(0.5, 0.5, 0.55, '#000000@0.6/0.5', '#000000@1/0'),
    'transform="translate(14 22)"',
  ) +
  path(
    'M-230 -250H230L244 330Q0 348 -244 330Z',
    linear(0, 0, 1, 1, `${lighter(colour, 0.3)}@0`, `${colour}@0.5`, `${darker(colour, 0.22)}@1`),
  ) +
  stroke('M-230 -226H230', darker(colour, 0.35), 3, 'stroke-dasharray="10 8"') +
  stroke('M-120 -190C-140 -500 140 -500 120 -190', colour, 26) +
  stroke(
    'M-126 -190C-146 -508 134 -508 112 -190',
    lighter(colour, 0.4),
    5,
    'stroke-opacity="0.6"',
  ) +
  place(inside(rectPath(0, 0, 500, 500), print), -140, -150, 0.56)

/** A wooden crate full of sleeves. */
export function crate(wood: string, inks: readonly string[]): string {
  const slat = (y: number) =>
    rect(
      -340,
      y,
      680,
      96,
      linear(0, 0, 1, 1, `${lighter(wood, 0.3)}@0`, `${wood}@0.6`, `${darker(wood, 0.25)}@1`),
      'rx="4"',
    ) +
    stroke(
      times(
        4,
        (index) =>
          `M-336 ${y + 18 + index * 20}Q-60 ${y + 8 + index * 22} 336 ${y + 20 + index * 19}`,
      ),
      darker(wood, 0.4),
      1.8,
      'stroke-opacity="0.3"',
    )
  return (
    ellipse(30, 0, 460, 60, radial(0.5, 0.5, 0.5, '#000000@0.2/0.7', '#000000@1/0')) +
    rect(-330, -400, 660, 390, darker(wood, 0.75)) +
    times(15, (index) =>
      polygon(
        [
          [-310 + index * 38, -560 + ((index * 29) % 50)],
          [-120 + index * 31, -590 + ((index * 29) % 50)],
          [-100 + index * 31, -100],
          [-310 + index * 38, -100],
        ],
        linear(
          0,
          0,
          1,
          0,
          `${lighter(inks[index % inks.length]!, 0.25)}@0`,
          `${inks[index % inks.length]!}@0.4`,
          `${darker(inks[index % inks.length]!, 0.5)}@1`,
        ),
      ),
    ) +
    slat(-330) +
    slat(-218) +
    slat(-106) +
    [-340, 292]
      .map(
        (x) =>
          rect(x, -346, 48, 346, across(`${lighter(wood, 0.2)}@0`, `${darker(wood, 0.3)}@1`)) +
          times(3, (index) => circle(x + 24, -282 + index * 112, 5, darker(wood, 0.6))),
      )
      .join('')
  )
}

/** A felt mat for the platter. */
export const slipmat = (felt: string, print: string) =>
  circle(18, 26, 318, radial(0.5, 0.5, 0.5, '#000000@0.86/0.6', '#000000@1/0')) +
  circle(0, 0, 304, felt) +
  inside(circlePath(0, 0, 304), place(print, -310, -310, 1.24)) +
  circle(0, 0, 304, radial(0.34, 0.28, 0.9, '#ffffff@0/0.16', '#000000@1/0.4')) +
  circle(0, 0, 10, '#0b0910')

/** A carbon brush lying on its side. */
export const brush = (wood: string, metal: string) =>
  ellipse(20, 110, 360, 50, radial(0.5, 0.5, 0.5, '#000000@0.2/0.6', '#000000@1/0')) +
  stroke(
    times(
      75,
      (index) => `M${-246 + index * 6.7} 20L${-250 + index * 6.8} ${100 + (index % 3) * 3}`,
    ),
    '#17141a',
    5,
  ) +
  stroke(
    times(40, (index) => `M${-243 + index * 12.5} 24L${-246 + index * 12.6} 84`),
    '#5b5560',
    1.8,
  ) +
  rect(
    -264,
    -18,
    528,
    50,
    linear(0, 0, 0, 1, `${lighter(metal, 0.5)}@0`, `${metal}@0.5`, `${darker(metal, 0.4)}@1`),
    'rx="8"',
  ) +
  path('M-280 -18C-280 -130 -200 -150 0 -150S280 -130 280 -18Z', round(wood, 0.4)) +
  stroke(
    times(
      6,
      (index) =>
        `M${-262 + index * 10} ${-34 - index * 17}C-100 ${-56 - index * 17} 100 ${-40 - index * 16} ${262 - index * 10} ${-36 - index * 17}`,
    ),
    darker(wood, 0.45),
    2.4,
    'stroke-opacity="0.35"',
  ) +
  stroke('M-230 -100Q-180 -134 -40 -138', '#ffffff', 9, 'stroke-opacity="0.3"')
