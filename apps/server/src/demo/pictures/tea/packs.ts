import { darker, lighter, mix } from '../colour.ts'
import { round, shadow, sheet } from '../light.ts'
import { between, seeded, times } from '../random.ts'
import { band, tilt } from '../solid.ts'
import {
  across,
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
  stroke,
} from '../svg.ts'
import { loose, type Loose } from './leaves.ts'
import { motif, seal, type Motif } from './motif.ts'

export interface Label {
  paper: string
  ink: string
  accent: string
  motif: Motif
}

export interface TinLook extends Label {
  colour: string
  lid?: string
  width?: number
  height?: number
}

/** A round tin with a paper band. */
export function tin(look: TinLook): string {
  const { colour, lid = colour, width = 330, height = 440 } = look
  const r = width / 2
  const lidHeight = Math.min(96, height * 0.26)
  const bandTop = -height + lidHeight + height * 0.1
  const bandBottom = -height * 0.12
  return (
    shadow(r) +
    path(band(r, -height + lidHeight - 8, 0), round(colour)) +
    faded(0.5, path(band(r, -10, 0), round(darker(colour, 0.4)))) +
    path(band(r + 1, bandTop, bandBottom), round(look.paper, 0.5)) +
    stroke(
      ridge(r + 1, bandTop + 12) + ridge(r + 1, bandBottom - 12),
      look.ink,
      2.5,
      'stroke-opacity="0.55"',
    ) +
    label(look, r, (bandTop + bandBottom) / 2, Math.min(1.15, (bandBottom - bandTop) / 225)) +
    lidOf(r, -height, lidHeight, lid) +
    faded(
      0.5,
      path(
        band(r * 0.06, -height + lidHeight + 26, -40),
        '#ffffff',
        `transform="translate(${-r * 0.56} 6)" opacity="0.5"`,
      ),
    )
  )
}

function label(look: Label, r: number, y: number, scale: number): string {
  const drop = r * tilt * 0.9
  return (
    place(motif(look.motif, look.ink, look.accent), -r * 0.06, y + drop, scale) +
    place(seal(26), r * 0.5, y + drop * 0.75 + 62 * scale)
  )
}

const ridge = (r: number, y: number) => `M${-r} ${y}A${r} ${r * tilt} 0 0 0 ${r} ${y}`

function lidOf(r: number, top: number, height: number, colour: string): string {
  const wide = r + 5
  return (
    faded(0.35, path(band(wide, top + height - 6, top + height + 9), darker(colour, 0.6))) +
    path(band(wide, top, top + height), round(colour, 0.4)) +
    stroke(ridge(wide, top + height - 14), darker(colour, 0.4), 3, 'stroke-opacity="0.4"') +
    ellipse(
      0,
      top,
      wide,
      wide * tilt,
      linear(
        0,
        0,
        1,
        0.6,
        `${lighter(colour, 0.55)}@0`,
        `${lighter(colour, 0.18)}@0.5`,
        `${colour}@1`,
      ),
    ) +
    ellipse(
      0,
      top + 2,
      wide * 0.84,
      wide * tilt * 0.82,
      linear(0, 0, 1, 0.4, `${colour}@0`, `${lighter(colour, 0.34)}@1`),
    )
  )
}

export interface PouchLook extends Label {
  colour: string
  height?: number
}

/** A stand-up pouch with a heat-sealed top and a label. */
export function pouch(look: PouchLook): string {
  const { colour, height = 540 } = look
  const w = height * 0.35
  const h = height
  const body = `M${-w * 0.86} ${-h}L${w * 0.86} ${-h}C${w * 0.84} ${-h * 0.8} ${w * 0.98} ${-h * 0.5} ${w} ${-h * 0.04}Q${w * 0.98} ${h * 0.03} ${w * 0.8} ${h * 0.035}Q0 ${h * 0.075} ${-w * 0.8} ${h * 0.035}Q${-w * 0.98} ${h * 0.03} ${-w} ${-h * 0.04}C${-w * 0.98} ${-h * 0.5} ${-w * 0.84} ${-h * 0.8} ${-w * 0.86} ${-h}Z`
  const shine = across(
    `${darker(colour, 0.24)}@0`,
    `${lighter(colour, 0.22)}@0.14`,
    `${colour}@0.36`,
    `${lighter(colour, 0.1)}@0.7`,
    `${darker(colour, 0.3)}@1`,
  )
  const creases = `M${-w * 0.86} ${-h * 0.86}Q${-w * 0.5} ${-h * 0.6} ${-w * 0.92} ${-h * 0.2}M${w * 0.85} ${-h * 0.84}Q${w * 0.62} ${-h * 0.5} ${w * 0.94} ${-h * 0.14}`
  return (
    shadow(w, w * 0.16) +
    path(body, shine) +
    inside(
      body,
      rect(
        -w,
        -h,
        w * 2,
        h * 0.115,
        down(`${lighter(colour, 0.2)}@0`, `${darker(colour, 0.12)}@1`),
      ) +
        stroke(
          times(7, (index) => `M${-w} ${-h + 12 + index * h * 0.0135}H${w}`),
          darker(colour, 0.3),
          1.4,
          'stroke-opacity="0.35"',
        ) +
        gusset(w, h, colour) +
        stroke(creases, darker(colour, 0.5), 16, 'stroke-opacity="0.12"') +
        stroke(creases, lighter(colour, 0.6), 4, 'stroke-opacity="0.25"'),
    ) +
    group(paperLabel(look, w * 1.12, h * 0.5), `transform="translate(0 ${-h * 0.44})"`)
  )
}

function gusset(w: number, h: number, colour: string): string {
  return path(
    `M${-w} ${-h * 0.04}Q0 ${-h * 0.15} ${w} ${-h * 0.04}L${w} ${h * 0.1}H${-w}Z`,
    down(`${darker(colour, 0.34)}@0/0.55`, `${darker(colour, 0.1)}@1/0.3`),
  )
}

function paperLabel(look: Label, width: number, height: number): string {
  return (
    rect(-width / 2 + 3, -height / 2 + 5, width, height, '#20120a', 'rx="6" opacity="0.18"') +
    rect(-width / 2, -height / 2, width, height, sheet(look.paper, 0.07), 'rx="5"') +
    rect(
      -width / 2 + 9,
      -height / 2 + 9,
      width - 18,
      height - 18,
      'none',
      `rx="2" stroke="${look.ink}" stroke-width="2" stroke-opacity="0.5"`,
    ) +
    place(
      motif(look.motif, look.ink, look.accent),
      0,
      -height * 0.06,
      Math.min(width / 215, height / 250),
    ) +
    place(seal(26), 0, height * 0.375)
  )
}

/** A glass jar with a wooden lid, what it holds showing through. */
export function jar(tea: Loose, seed: number, wood = '#b98a58'): string {
  const r = 165
  const h = 400
  const body = `M${-r} ${-h + 70}C${-r} ${-h + 30} ${-r * 0.8} ${-h + 36} ${-r * 0.8} ${-h}H${r * 0.8}C${r * 0.8} ${-h + 36} ${r} ${-h + 30} ${r} ${-h + 70}V-10A${r} 40 0 0 1 ${-r} -10Z`
  return (
    shadow(r) +
    path(body, across('#ffffff@0/0.55', '#ffffff@0.2/0.18', '#d8dccf@0.6/0.2', '#8e958a@1/0.5')) +
    inside(
      `M${-r + 14} ${-h * 0.76}V-14A${r - 14} 36 0 0 0 ${r - 14} -14V${-h * 0.76}Z`,
      rect(-r, -h, r * 2, h + 40, round(tea.colours[0]!)) +
        place(loose(tea, 190, seed, 1), 0, -h * 0.55) +
        place(loose(tea, 190, seed + 1, 0.8), 0, -h * 0.2) +
        ellipse(0, -h * 0.76, r, 20, lighter(tea.colours[0]!, 0.2), 'opacity="0.4"') +
        rect(
          -r,
          -h,
          r * 2,
          h + 40,
          across('#1a120a@0/0.35', '#1a120a@0.25/0', '#1a120a@0.6/0.05', '#1a120a@1/0.55'),
        ),
    ) +
    path(
      `M${-r * 0.72} ${-h + 80}Q${-r * 0.82} ${-h * 0.5} ${-r * 0.72} -40h26Q${-r * 0.62} ${-h * 0.5} ${-r * 0.5} ${-h + 72}Z`,
      '#ffffff',
      'opacity="0.4"',
    ) +
    stroke(`M${r * 0.86} ${-h + 90}V-40`, '#ffffff', 5, 'stroke-opacity="0.35"') +
    woodenLid(r * 0.86, -h - 62, 66, wood)
  )
}

function woodenLid(r: number, top: number, height: number, wood: string): string {
  const grain = times(
    6,
    (index) =>
      `M${-r} ${top + 18 + index * 9}Q0 ${top + 18 + index * 9 + r * tilt * 1.9} ${r} ${top + 18 + index * 9}`,
  )
  return (
    path(band(r, top, top + height), round(wood)) +
    stroke(grain, darker(wood, 0.4), 1.6, 'stroke-opacity="0.25"') +
    ellipse(
      0,
      top,
      r,
      r * tilt,
      linear(0, 0, 1, 0.5, `${lighter(wood, 0.5)}@0`, `${lighter(wood, 0.12)}@1`),
    ) +
    [0.75, 0.5, 0.26]
      .map((at) =>
        ellipse(
          -6,
          top,
          r * at,
          r * tilt * at,
          'none',
          `stroke="${darker(wood, 0.3)}" stroke-width="1.6" stroke-opacity="0.35"`,
        ),
      )
      .join('')
  )
}

/** A square caddy seen on its corner. */
export function caddy(look: Label & { colour: string }): string {
  const { colour } = look
  const [a, b, h, d] = [215, 120, 400, 62]
  const side = (sign: number, tone: string) =>
    polygon(
      [
        [0, 0],
        [0, -h],
        [sign < 0 ? -a : b, -h - d * (sign < 0 ? 0.8 : 0.9)],
        [sign < 0 ? -a : b, -d * (sign < 0 ? 0.8 : 0.9)],
      ],
      tone,
    )
  const top = -h
  const paper = group(
    rect(-92, -130, 184, 260, sheet(look.paper, 0.08)) +
      rect(-84, -122, 168, 244, 'none', `stroke="${look.ink}" stroke-width="2" opacity="0.5"`) +
      place(motif(look.motif, look.ink, look.accent), 0, -18, 0.82) +
      place(seal(26), 0, 92),
    `transform="matrix(1 0.23 0 1 ${-a * 0.5} ${-h * 0.44 - d * 0.4})"`,
  )
  return place(
    ellipse(30, -34, 330, 76, radial(0.5, 0.5, 0.5, '#20120a@0/0.5', '#20120a@1/0')) +
      polygon(
        [
          [-a, -d * 0.8],
          [0, 4],
          [b, -d * 0.9],
          [b + 46, -d * 0.7],
          [20, 16],
          [-a - 4, -d * 0.5],
        ],
        '#20120a',
        'opacity="0.28"',
      ) +
      side(-1, across(`${darker(colour, 0.08)}@0`, `${lighter(colour, 0.2)}@0.4`, `${colour}@1`)) +
      side(1, across(`${darker(colour, 0.3)}@0`, `${darker(colour, 0.5)}@1`)) +
      paper +
      polygon(
        [
          [0, top + 4],
          [-a - 6, top - d * 0.8],
          [-a - 6, top - d * 0.8 - 70],
          [0, top - 66],
        ],
        across(`${colour}@0`, `${lighter(colour, 0.26)}@0.5`, `${colour}@1`),
      ) +
      polygon(
        [
          [0, top + 4],
          [b + 5, top - d * 0.9],
          [b + 5, top - d * 0.9 - 70],
          [0, top - 66],
        ],
        darker(colour, 0.36),
      ) +
      polygon(
        [
          [0, top - 66],
          [-a - 6, top - d * 0.8 - 70],
          [-a + b + 2, top - d * 1.7 - 72],
          [b + 5, top - d * 0.9 - 70],
        ],
        linear(0, 0, 1, 0, `${lighter(colour, 0.5)}@0`, `${lighter(colour, 0.2)}@1`),
      ) +
      stroke(`M0 ${top - 66}V0`, lighter(colour, 0.6), 2.5, 'stroke-opacity="0.45"'),
    46,
    22,
    1.06,
  )
}

/** A pressed cake of aged tea, half out of its paper. */
export function cake(paper: string, tea: Loose): string {
  const r = 270
  const random = seeded(14)
  const folds = times(26, (index) => {
    const angle = (index / 26) * Math.PI * 2
    return `M${Math.cos(angle) * 34} ${Math.sin(angle) * 34}L${Math.cos(angle + 0.1) * r * between(random, 0.7, 0.96)} ${Math.sin(angle + 0.1) * r * between(random, 0.7, 0.96)}`
  })
  const torn = `M-300 -300H40L10 -236L52 -176L20 -110L70 -50L44 24L92 90L70 160L120 220L110 300H-300Z`
  return (
    ellipse(50, 210, 330, 120, radial(0.5, 0.5, 0.5, '#20120a@0/0.5', '#20120a@1/0')) +
    ellipse(10, 26, r, r * 0.98, darker(tea.colours[0]!, 0.5)) +
    inside(
      `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
      rect(-r, -r, 2 * r, 2 * r, sheet(tea.colours[0]!, 0.2)) +
        loose(tea, r, 33) +
        inside(
          torn,
          ellipse(8, 6, r, r, '#120a06', 'opacity="0.35"') +
            ellipse(
              0,
              0,
              r,
              r,
              radial(
                0.34,
                0.28,
                0.85,
                `${lighter(paper, 0.5)}@0`,
                `${paper}@0.6`,
                `${darker(paper, 0.22)}@1`,
              ),
            ) +
            stroke(folds, darker(paper, 0.45), 2, 'stroke-opacity="0.3"') +
            place(motif('hills', '#7c2f22', '#d59a52'), -96, 0, 1.3) +
            place(seal(44), -104, 162),
        ),
    ) +
    stroke(
      'M40 -264L10 -236L52 -176L20 -110L70 -50L44 24L92 90L70 160L112 232',
      lighter(paper, 0.7),
      6,
    ) +
    ellipse(0, 0, r, r, radial(0.3, 0.25, 0.9, '#ffffff@0/0.16', '#ffffff@0.4/0', '#000000@1/0.35'))
  )
}

export interface BoxLook {
  colour: string
  ribbon: string
  tins: readonly TinLook[]
}

/** A gift box with its tins standing before it. */
export function giftBox({ colour, ribbon, tins }: BoxLook): string {
  const [w, h] = [560, 300]
  const face = mix(colour, '#000000', 0.04)
  return (
    group(shadow(w * 0.52, 66), 'transform="translate(10 0)"') +
    rect(
      -w / 2,
      -h,
      w,
      h,
      linear(0, 0, 1, 1, `${lighter(face, 0.2)}@0`, `${face}@0.5`, `${darker(face, 0.24)}@1`),
      'rx="4"',
    ) +
    rect(
      -w / 2 - 12,
      -h - 66,
      w + 24,
      92,
      down(`${lighter(colour, 0.24)}@0`, `${colour}@0.7`, `${darker(colour, 0.22)}@1`),
      'rx="4"',
    ) +
    polygon(
      [
        [-w / 2 - 12, -h - 64],
        [-w / 2 + 46, -h - 116],
        [w / 2 - 46, -h - 116],
        [w / 2 + 12, -h - 64],
      ],
      down(`${lighter(colour, 0.5)}@0`, `${lighter(colour, 0.24)}@1`),
    ) +
    rect(-w / 2 + 1, -h + 26, w - 2, 12, '#000000', 'opacity="0.16"') +
    rect(
      92,
      -h - 66,
      50,
      h + 66,
      across(`${lighter(ribbon, 0.2)}@0`, `${ribbon}@0.5`, `${darker(ribbon, 0.2)}@1`),
    ) +
    polygon(
      [
        [92, -h - 64],
        [84, -h - 116],
        [126, -h - 116],
        [142, -h - 64],
      ],
      lighter(ribbon, 0.25),
    ) +
    place(bow(ribbon), 112, -h - 92) +
    tins
      .map((look, index) =>
        place(tin(look), -200 + index * 150 - (index ? 0 : 10), 54 + (index % 2) * 26, 0.46),
      )
      .join('')
  )
}

const bow = (ribbon: string) =>
  path(
    'M0 0C-60 -90 -150 -70 -130 -20C-118 14 -50 14 0 0Z',
    linear(0, 0, 1, 1, `${lighter(ribbon, 0.35)}@0`, `${darker(ribbon, 0.25)}@1`),
  ) +
  path(
    'M0 0C60 -96 150 -72 130 -20C118 16 50 12 0 0Z',
    linear(0, 0, 1, 1, `${lighter(ribbon, 0.3)}@0`, `${darker(ribbon, 0.35)}@1`),
  ) +
  path('M0 0C-30 40 -60 60 -84 100L-50 96C-30 60 -4 40 6 6Z', darker(ribbon, 0.1)) +
  path('M0 0C30 36 50 60 60 104L88 86C66 50 30 30 8 0Z', darker(ribbon, 0.18)) +
  ellipse(
    0,
    -4,
    24,
    20,
    linear(0, 0, 1, 1, `${lighter(ribbon, 0.4)}@0`, `${darker(ribbon, 0.2)}@1`),
  )
