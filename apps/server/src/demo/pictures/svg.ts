/**
 * Drawing functions return plain SVG text. Gradients and clips are written in place, as
 * `linear(…)`, `radial(…)` and `clip(…)`, and `svg` moves them to definitions, each once.
 * A stop is `colour@offset` or `colour@offset/opacity`.
 */
export function svg(width: number, height: number, body: string): string {
  const definitions = new Map<string, { id: string; text: string }>()
  const drawn = body.replace(/(linear|radial|clip)\(([^)]*)\)/g, (token, kind, text) => {
    const id = definitions.get(token)?.id ?? `d${definitions.size}`
    definitions.set(token, { id, text: definition(id, kind, text) })
    return `url(#${id})`
  })
  const defs = [...definitions.values()].map(({ text }) => text).join('')
  const flat = drawn.replace(shapeOpacity, '$1 fill-opacity="$2" stroke-opacity="$2"')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs>${flat}</svg>`
  )
}

// The renderer gives every shape with an opacity a layer of its own; with these two it needs none.
const shapeOpacity = /(<(?:path|ellipse|rect) [^>]*?) opacity="([^"]+)"/g

function definition(id: string, kind: string, text: string): string {
  if (kind === 'clip') return `<clipPath id="${id}"><path d="${text}"/></clipPath>`
  const [geometry = '', stops = ''] = text.split('|')
  const [a, b, c, d] = geometry.split(' ')
  return kind === 'linear'
    ? `<linearGradient id="${id}" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${stopsOf(stops)}</linearGradient>`
    : `<radialGradient id="${id}" cx="${a}" cy="${b}" r="${c}">${stopsOf(stops)}</radialGradient>`
}

function stopsOf(text: string): string {
  return text
    .split(',')
    .map((stop) => {
      const [colour, rest = '0'] = stop.split('@')
      const [offset, opacity = '1'] = rest.split('/')
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    })
    .join('')
}

export const linear = (x1: number, y1: number, x2: number, y2: number, ...stops: string[]) =>
  `linear(${x1} ${y1} ${x2} ${y2}|${stops.join(',')})`
export const across = (...stops: string[]) => linear(0, 0, 1, 0, ...stops)
export const down = (...stops: string[]) => linear(0, 0, 0, 1, ...stops)
export const radial = (cx: number, cy: number, r: number, ...stops: string[]) =>
  `radial(${cx} ${cy} ${r}|${stops.join(',')})`

/** Numbers with one decimal keep the text short, and short text parses fast. */
const n = (value: number) => Math.round(value * 10) / 10

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ${more}/>`
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  ellipse(cx, cy, r, r, fill, more)
export const ring = (cx: number, cy: number, r: number, colour: string, width: number, more = '') =>
  circle(cx, cy, r, 'none', `stroke="${colour}" stroke-width="${n(width)}" ${more}`)
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`
export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, more)

export const group = (content: string, more: string) => `<g ${more}>${content}</g>`
export const inside = (d: string, content: string) => group(content, `clip-path="clip(${d})"`)
export const faded = (opacity: number, content: string) => group(content, `opacity="${opacity}"`)

/** Things are drawn around the origin, standing on it, and placed afterwards. */
export const place = (thing: string, x: number, y: number, scale = 1, turn = 0) =>
  group(thing, `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})"`)

export const circlePath = (cx: number, cy: number, r: number) => ellipsePath(cx, cy, r, r)
const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
export const rectPath = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
