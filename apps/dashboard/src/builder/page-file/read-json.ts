import { mistakeLine } from './mistake-line.ts'

/** As much as one page may be on its way in. */
export const maxBytes = 10 * 1024 * 1024

/** Far more than twelve levels of containers need, and far less than what breaks a program. */
const maxLevels = 200

/** What the text holds, or one sentence about why it holds nothing. */
export type ReadJson = { value: unknown; dropped: number } | { refused: string }

/** Reads JSON that may come from anyone: too large, too deep and poisoned ones are told apart. */
export function readJson(text: string): ReadJson {
  if (text.length > maxBytes || new Blob([text]).size > maxBytes) return { refused: tooLarge }
  try {
    const value: unknown = JSON.parse(text)
    if (isDeeperThan(value, maxLevels)) return { refused: tooDeep }
    return { value, dropped: dropPrototypes(value) }
  } catch {
    return { refused: `This is not JSON: there is a mistake in line ${mistakeLine(text)}.` }
  }
}

export const tooLarge = 'This is larger than 10 MB, which is more than a page can be.'
const tooDeep =
  'This is nested more deeply than a page can be: sections stand at most 12 levels deep.'

function isDeeperThan(value: unknown, levels: number): boolean {
  let layer = [value].filter(isObject)
  for (let level = 0; layer.length > 0; level += 1) {
    if (level > levels) return true
    layer = layer.flatMap((each) => Object.values(each)).filter(isObject)
  }
  return false
}

/** `__proto__` in JSON is a key like any other, until something copies it. @returns how many */
function dropPrototypes(value: unknown): number {
  let dropped = 0
  const pending = [value].filter(isObject)
  for (let each = pending.pop(); each; each = pending.pop()) {
    if (Object.hasOwn(each, '__proto__')) {
      Reflect.deleteProperty(each, '__proto__')
      dropped += 1
    }
    for (const inner of Object.values(each)) if (isObject(inner)) pending.push(inner)
  }
  return dropped
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
