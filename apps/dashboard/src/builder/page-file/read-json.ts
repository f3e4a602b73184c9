import { mistakeLine } from './mistake-line.ts'

/** The API's limit for one page. */
export const maxBytes = 10 * 1024 * 1024

/** Far above the twelve levels of containers, and far below a stack overflow. */
const maxLevels = 200

export type ReadJson = { value: unknown; dropped: number } | { refused: string }

/** Reads untrusted JSON: refuses text that is too large or too deep, and drops `__proto__` keys. */
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
const tooDeep = 'This is nested more deeply than a page can be: 12 levels at most.'

function isDeeperThan(value: unknown, levels: number): boolean {
  let layer = [value].filter(isObject)
  for (let level = 0; layer.length > 0; level += 1) {
    if (level > levels) return true
    layer = layer.flatMap((each) => Object.values(each)).filter(isObject)
  }
  return false
}

/**
 * Removes `__proto__` keys, which would pollute a prototype once copied.
 * @returns number of removed keys
 */
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
