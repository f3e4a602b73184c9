const maxLength = 4000

class Refused extends Error {}

/**
 * Returns an owner's CSS so that it reaches one section only and loads nothing.
 * @returns undefined if any of it is refused
 */
export function scopedCss(css: unknown, sectionId: string): string | undefined {
  if (typeof css !== 'string' || !css.trim() || !/^[\w-]+$/.test(sectionId)) return undefined
  const scope = `[data-section-id="${sectionId}"]`
  try {
    // What is positioned or moved in it does not leave it.
    return `${scope}{contain:paint;isolation:isolate}${rulesOf(prepared(css), scope)}`
  } catch (refused) {
    if (refused instanceof Refused) return undefined
    throw refused
  }
}

/** Returns why the CSS is refused, for its owner. */
export function problemOfCss(css: string): string | false {
  try {
    rulesOf(prepared(css), '&')
    return false
  } catch (refused) {
    if (refused instanceof Refused) return refused.message
    throw refused
  }
}

function prepared(css: string): string {
  if (css.length > maxLength) throw new Refused(`Use at most ${maxLength} characters.`)
  const text = css.replaceAll(/\/\*.*?\*\//gs, ' ')
  if (/[\\<]|\/\*/.test(text)) throw new Refused('Use no \\ and no <, and close each comment.')
  if (/["']/.test(text.replaceAll(/"[^"{};@\n]*"|'[^'{};@\n]*'/g, '')))
    throw new Refused('A text in quotes is not closed, or contains { } ; or @.')
  return text
}

const condition = /^@(?:media|container|supports)\s+[\w\s():>=.,%/-]+$/i

function rulesOf(text: string, scope: string, isInside = false): string {
  let rest = text.trim()
  let written = ''
  while (rest) {
    const start = rest.indexOf('{')
    const end = endOfBlock(rest, start)
    const head = rest.slice(0, Math.max(0, start)).trim()
    if (start < 0 || end < 0) throw new Refused('A rule is not closed: check each { and }.')
    const body = rest.slice(start + 1, end)
    rest = rest.slice(end + 1).trim()
    if (!head.startsWith('@')) {
      written += `${selectorsOf(head, scope)}{${declarationsOf(body)}}`
    } else if (condition.test(head) && !isInside) {
      written += `${head}{${rulesOf(body, scope, true)}}`
    } else {
      throw new Refused(
        `“${shortened(head)}” is not possible: of @, only media, container and supports.`,
      )
    }
  }
  return written
}

function endOfBlock(text: string, start: number): number {
  let depth = 0
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

const selector = /^[\w\s.#:()[\]="'~^$*|>+&,-]+$/
/** Next to the section are others. */
const nextToIt = /^[>+~]|^&\S*\s*[+~]|.&/

function selectorsOf(head: string, scope: string): string {
  const all = head.split(/,(?![^(]*\))/).map((each) => each.trim())
  return all
    .map((each) => {
      if (!selector.test(each) || nextToIt.test(each))
        throw new Refused(`“${shortened(each)}” is not a selector of what is in the section.`)
      return each.startsWith('&') ? scope + each.slice(1) : `${scope} ${each}`
    })
    .join(',')
}

const property = /^(?:--own-[\w-]+|-?[a-z][a-z-]*)$/i
const value = /^[\w\s.,%#()/*+!"'-]+$/
const loading = /url|image|src\s*\(|element\s*\(|cross-fade|paint\s*\(|expression|script|attr\s*\(/i
const ownPosition = /^(?:static|relative|absolute|sticky)$/i

function declarationsOf(body: string): string {
  if (body.includes('{')) throw new Refused('A rule inside a rule is not possible here.')
  return body
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(declarationOf)
    .join(';')
}

function declarationOf(text: string): string {
  const colon = text.indexOf(':')
  const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase()
  const given = text.slice(colon + 1).trim()
  if (!property.test(name) || !value.test(given))
    throw new Refused(`“${shortened(text)}” is not a property with a value.`)
  if (loading.test(given)) throw new Refused(`“${shortened(text)}” loads or runs something.`)
  if (name === 'position' && !ownPosition.test(given))
    throw new Refused(`“${shortened(text)}” would cover the page.`)
  if (/^(?:behavior|-moz-binding|contain|content-visibility|all)$/.test(name))
    throw new Refused(`“${name}” is not possible here.`)
  return `${name}:${given}`
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
