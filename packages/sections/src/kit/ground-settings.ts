import { settingsOf } from './declared-setting.ts'
import { color, gradient, image, number, select, video } from './setting-builders.ts'
import type { Setting } from './setting.ts'
import type { GroundKind } from '@vitrine/contract/content/item-look.ts'

export const firstGradient = 'linear-gradient(135deg, var(--shop-soft), var(--shop-tint))'

const declared = {
  gradient: gradient('Gradient', { default: firstGradient }),
  image: image('Image'),
  phoneImage: image('Image on phones', {
    help: 'Without one, phones get the image above, in a smaller file where there is one',
  }),
  fit: select('Image fit', {
    cover: 'Fill the section',
    contain: 'Show it whole',
    tile: 'Repeat it',
  }),
  position: select('Position', {
    center: 'Centre',
    top: 'Top',
    bottom: 'Bottom',
    left: 'Left',
    right: 'Right',
  }),
  video: video('Video'),
  poster: image('Image until it plays'),
  shade: number('Shade in %', {
    default: 0,
    min: 0,
    max: 100,
    help: 'The colour of the page over it, so that texts can be read',
  }),
  pattern: select('Pattern', {
    dots: 'Dots',
    grid: 'Grid',
    lines: 'Lines',
    checks: 'Checks',
    waves: 'Waves',
  }),
  patternColor: color('Colour of the pattern'),
  patternSize: number('Size of the pattern', { default: 24, min: 6, max: 120, unit: 'px' }),
}

const keys: Record<GroundKind, readonly (keyof typeof declared)[]> = {
  gradient: ['gradient'],
  image: ['image', 'phoneImage', 'fit', 'position', 'shade'],
  pattern: ['pattern', 'patternColor', 'patternSize'],
  video: ['video', 'poster', 'shade'],
}

/** The settings of a background, which is a detail of an item. */
export const groundSettings: readonly Setting[] = settingsOf(declared)

export const groundDefaults: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(declared).map(([key, { default: value }]) => [key, value]),
)

export function settingsOfGround(kind: GroundKind): Setting[] {
  return groundSettings.filter(({ key }) => keys[kind].some((each) => each === key))
}
