import type { Setting } from '../kit/setting.ts'
import { isRecord } from '../kit/page-item.ts'
import { blockSchemas } from '../render/block-schemas.ts'
import { sectionSchemas } from '../render/schemas.ts'

export function findInline(path: string, settings: readonly Setting[]): Setting | undefined {
  const [key, , ...rest] = path.split('.')
  const setting = settings.find((each) => each.key === key)
  if (setting?.kind === 'list') return findInline(rest.join('.'), setting.settings)
  return setting && 'inline' in setting ? setting : undefined
}

export function hasInline(setting: Setting): boolean {
  return setting.kind === 'list' ? setting.settings.some(hasInline) : 'inline' in setting
}

export function brokenConditions(settings: readonly Setting[]): string[] {
  return settings.flatMap((setting) => {
    const inside = setting.kind === 'list' ? brokenConditions(setting.settings) : []
    return canHold(setting, settings) ? inside : [setting.key, ...inside]
  })
}

function canHold({ visibleIf }: Setting, siblings: readonly Setting[]): boolean {
  if (!visibleIf) return true
  const on = siblings.find((each) => each.key === visibleIf.setting)
  if (on?.kind === 'checkbox') return typeof visibleIf.is === 'boolean'
  return on?.kind === 'select' && on.options.some((option) => option.value === visibleIf.is)
}

export function fillLists(props: Record<string, unknown>, settings: readonly Setting[]) {
  const filled = { ...props }
  for (const setting of settings) {
    if (setting.kind !== 'list') continue
    const entry = fillLists({ ...setting.item }, setting.settings)
    filled[setting.key] = [...variants(entry, setting.settings)]
  }
  return filled
}

function variants(entry: Record<string, unknown>, settings: readonly Setting[]) {
  const choices = settings.flatMap((each) =>
    each.kind === 'select' ? each.options.map((option) => ({ [each.key]: option.value })) : [],
  )
  return choices.length ? choices.map((choice) => ({ ...entry, ...choice })) : [entry]
}

/** Rich texts are cleaned when they are saved, so that only clean ones are rendered. */
export function withoutRichTexts<Props extends object>(
  props: Props,
  settings: readonly Setting[],
): Props {
  const cleaned = settings.flatMap((setting): [string, unknown][] => {
    const value = (props as Record<string, unknown>)[setting.key]
    if (setting.kind === 'richText') return [[setting.key, '<p>Tea</p>']]
    if (setting.kind !== 'list' || !Array.isArray(value)) return []
    const entries = value.map((entry: object) => withoutRichTexts(entry, setting.settings))
    return [[setting.key, entries]]
  })
  return { ...props, ...Object.fromEntries(cleaned) }
}

export const hostileStrings = [
  '<script>evil()</script>',
  '"><img src=x onerror=evil()>',
  "' onmouseover='evil()",
  'javascript:evil()',
  ' JaVa\tScRiPt:evil()',
  'java\nscript:evil()',
  '\u0001javascript:evil()',
  'data:text/html,<script>evil()</script>',
  'vbscript:evil()',
  '//evil.example/x',
  '/\\evil.example/x',
  'https:evil.example',
  'red;background:url(//evil.example)',
  'url(https://evil.example/x)',
  'expression(evil())',
  '</style><script>evil()</script>',
  'linear-gradient(red, url(//evil.example))',
  'var(--evil)',
  '1px}*{background:evil',
  '__proto__',
  'constructor',
]

export const hostileProduct = {
  id: 'x',
  slug: 'x',
  name: 'x',
  productImage: 'x',
  price: 2,
  discountPrice: 1,
  rating: 4,
  stockStatus: true,
  hasVariations: false,
  fromPrice: null,
  lowestPrice: null,
}

/** Keeps choices, so that each branch renders; replaces every other string. */
const choices = new Set(
  JSON.stringify({ ...sectionSchemas, ...blockSchemas })
    .match(/(?<="value":")[^"]+/g)!
    .filter((value) => value !== 'x'),
)

export function replaceStrings<Value>(value: Value, hostile: string): Value {
  if (typeof value === 'string') return (choices.has(value) ? value : hostile) as Value
  if (Array.isArray(value)) return value.map((each) => replaceStrings(each, hostile)) as Value
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, each]) => [key, replaceStrings(each, hostile)])
  return Object.fromEntries(entries) as Value
}

const addresses = ['href', 'src', 'poster', 'action', 'formaction']

/** Returns the dangerous tags and attributes, in React's escaped output. */
export function harm(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)].flatMap(
    ([tag, name, rest = '']) => {
      if (name === 'script' || name === 'style') return [tag]
      if (name === 'iframe' && !isApart(rest)) return [tag]
      const attributes = [...rest.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)]
      const isHarmful = attributes.some(([, key = '', value = '']) =>
        isHarm(key.toLowerCase(), value),
      )
      return isHarmful ? [tag] : []
    },
  )
}

/** The frame for an owner's own HTML, which reaches nothing from there (decision 069). */
function isApart(attributes: string): boolean {
  return / src="\/own-html\/\w+"/.test(attributes) && / sandbox="allow-scripts"/.test(attributes)
}

function isHarm(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return true
  if (name === 'style') return /evil|url\(|expression|[{}<]/i.test(value)
  if (!addresses.includes(name)) return false
  return !/^(?:https?:\/\/|mailto:|tel:|[#?]|\/(?![/\\]))/i.test(value)
}
