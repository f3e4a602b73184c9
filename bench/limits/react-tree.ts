import { createElement, type ReactNode } from 'react'

const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  charset: 'charSet',
  fetchpriority: 'fetchPriority',
  viewbox: 'viewBox',
}

interface Open {
  tag: string
  props: Record<string, unknown>
  children: ReactNode[]
}

/**
 * Parses a page into plain elements, the cheapest tree React can render. Expects our own
 * well-formed markup.
 */
export function reactTree(html: string): ReactNode {
  const stack: Open[] = [{ tag: '', props: {}, children: [] }]
  const token =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z0-9-]+)>|<([a-z0-9-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [whole, closing, opening, attributes = '', selfClosing] = found
    const parent = stack.at(-1)
    if (closing) close(stack)
    else if (opening) {
      const open = { tag: opening, props: propsOf(attributes), children: [] }
      if (opening === 'script' || opening === 'style')
        token.lastIndex = takeRaw(open, html, token.lastIndex)
      stack.push(open)
      if (selfClosing || voidTags.has(opening) || 'dangerouslySetInnerHTML' in open.props)
        close(stack)
    } else if (!whole.startsWith('<')) parent?.children.push(unescape(whole))
  }
  return stack[0]?.children
}

function close(stack: Open[]) {
  const done = stack.pop()
  if (done) stack.at(-1)?.children.push(createElement(done.tag, done.props, ...done.children))
}

function takeRaw(open: Open, html: string, from: number) {
  const end = html.indexOf(`</${open.tag}>`, from)
  open.props['dangerouslySetInnerHTML'] = { __html: html.slice(from, end) }
  return end + open.tag.length + 3
}

function propsOf(text: string) {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value] of text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    const known = renamed[name.toLowerCase()] ?? name
    props[known] =
      name === 'style' ? styleOf(value ?? '') : value === undefined ? true : unescape(value)
  }
  return props
}

function styleOf(text: string) {
  return Object.fromEntries(
    unescape(text)
      .split(';')
      .filter(Boolean)
      .map((rule) => {
        const at = rule.indexOf(':')
        const name = rule.slice(0, at).trim()
        const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
        return [name.startsWith('--') ? name : camel, rule.slice(at + 1).trim()]
      }),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescape(text: string) {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}
