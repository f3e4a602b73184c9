import type { Ground } from '@vitrine/contract/content/item-look.ts'
import { firstGradient } from './ground-settings.ts'
import { phoneFile } from './phone-file.ts'
import { bounded, oneOf, type StyleVars } from './style-vars.ts'
import { cssColor } from './values/css-color.ts'
import { cssGradient } from './values/css-gradient.ts'
import { safeSource } from './values/safe-url.ts'

/** Returns the style of a root with this background; a value that is none is left out. */
export function groundStyle(ground: Ground): StyleVars {
  const layers = layersOf(ground)
  if (layers === undefined) return {}
  const phoneLayers = layersOnPhones(ground)
  return {
    '--bg': `${layers} var(--page)`,
    ...(phoneLayers !== undefined && { '--bg-m': `${phoneLayers} var(--page)` }),
    // The video is behind what is in the root, but not behind the root.
    ...(ground.kind === 'video' && { isolation: 'isolate' }),
  }
}

function layersOf(ground: Ground): string | undefined {
  switch (ground.kind) {
    case 'gradient':
      return cssGradient(ground.gradient) ?? firstGradient
    case 'image':
      return imageLayers(ground.image, ground)
    case 'video':
      return ''
    default:
      return patternLayers(ground)
  }
}

/** Undefined where phones get what other screens get. */
function layersOnPhones(ground: Ground): string | undefined {
  if (ground.kind !== 'image') return undefined
  return imageLayers(ground.phoneImage || undefined, ground) ?? onPhones(ground.image, ground)
}

export function onPhones(image: string | undefined, placed: Placed = {}): string | undefined {
  const smaller = phoneFile(image ?? '')
  return smaller === undefined ? undefined : imageLayers(smaller, placed)
}

type Placed = Pick<Ground, 'fit' | 'position' | 'shade'>

export function imageLayers(image: string | undefined, { fit, position, shade }: Placed = {}) {
  const source = safeSource(image)
  if (source === undefined) return undefined
  const at = positionOf(position) ?? 'center'
  const size = fit === 'tile' ? 'auto' : fit === 'contain' ? 'contain' : 'cover'
  const repeat = fit === 'tile' ? 'repeat' : 'no-repeat'
  const over = shadeOf(shade)
  return `${over ? `linear-gradient(${over},${over}),` : ''}url("${encoded(source)}") ${at}/${size} ${repeat}`
}

const positionOf = oneOf(['center', 'top', 'bottom', 'left', 'right'])
export const shadeIn = bounded(1, 100)

function shadeOf(shade: number | undefined): string | undefined {
  const share = shadeIn(shade)
  return share === undefined ? undefined : `color-mix(in srgb,var(--page) ${share}%,transparent)`
}

/** What could end the text of an address in CSS. */
function encoded(source: string): string {
  return source.replaceAll(/["'()\\\s<>]/g, (sign) =>
    encodeURIComponent(sign).replaceAll(/['()]/g, hex),
  )
}

const hex = (sign: string) => `%${sign.codePointAt(0)?.toString(16)}`

const patternIn = oneOf(['dots', 'grid', 'lines', 'checks', 'waves'])
const sizeIn = bounded(6, 120)

function patternLayers({ pattern, patternColor, patternSize }: Ground): string {
  const color = cssColor(patternColor) ?? 'var(--line)'
  const size = sizeIn(patternSize) ?? 24
  const tile = `0 0/${size}px ${size}px`
  switch (patternIn(pattern)) {
    case 'grid':
      return `linear-gradient(${color} 1px,transparent 0) ${tile},linear-gradient(90deg,${color} 1px,transparent 0) ${tile}`
    case 'lines':
      return `repeating-linear-gradient(-45deg,${color} 0 1px,transparent 0 ${size / 2}px)`
    case 'checks':
      return `repeating-conic-gradient(${color} 0 25%,transparent 0 50%) ${tile}`
    case 'waves':
      return `radial-gradient(circle at 50% 0,transparent 58%,${color} 59% 64%,transparent 65%) ${tile}`
    default:
      return `radial-gradient(${color} ${Math.max(1, size / 16)}px,transparent 0) ${tile}`
  }
}
