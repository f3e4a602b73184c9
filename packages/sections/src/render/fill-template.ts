import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { AnySection } from '../kit/define-section.ts'
import { isPageItem, isRecord, type Content } from '../kit/page-item.ts'
import type { Setting } from '../kit/setting.ts'
import { findSection } from './schemas.ts'
import { type BoundType, canShow, findSource } from '../kit/bindings/bind-sources.ts'
import { htmlOfText, shortened, textOfHtml } from '../kit/bindings/bound-text.ts'
import { fillWithin } from '../kit/bindings/values-within.ts'
import { findBound, writeBound } from '../kit/bindings/find-bound.ts'
import type { Subject } from './subject.ts'

type Props = Record<string, unknown>

/**
 * Puts the values of a page's product, category or article into the content of its template. A
 * binding without a value shows what is saved under it.
 */
export function fillTemplate(content: Content, subject: Subject): PageItem[] {
  return content.map((item) => fillItem(item, subject))
}

export function fillItem(item: PageItem, subject: Subject): PageItem {
  const section = findSection(item.type)
  const bound = section ? fillBindings(item, section, subject) : item.props
  const props = fillOwnProduct(item.type, bound, subject)
  const { childComponents } = props
  if (!Array.isArray(childComponents)) return props === item.props ? item : { ...item, props }
  const children = childComponents.map((child: unknown) =>
    isPageItem(child) ? fillItem(child, subject) : child,
  )
  return { ...item, props: { ...props, childComponents: children } }
}

function fillBindings(item: PageItem, section: AnySection, subject: Subject) {
  const { props, bindings = {} } = item
  let filled: Props = fillWithin(props, section.settings, subject.values, section.defaults)
  for (const [path, name] of Object.entries(bindings)) {
    const keys = path.split('.')
    const [source, value] = [findSource(name), subject.values[name]]
    const values = { ...section.defaults, ...filled }
    const setting = source && value ? findBound(section.settings, keys, values) : undefined
    if (!source || !value || !setting || !canShow(setting, source)) continue
    filled = writeBound(values, keys, shownAs(value, source.type, setting))
  }
  return filled
}

const defaultLength = 300

function shownAs(value: string, type: BoundType, setting: Setting): string {
  if (setting.kind === 'richText') return type === 'html' ? value : htmlOfText(value)
  if (setting.kind !== 'text' && setting.kind !== 'textarea') return value
  const text = type === 'html' ? textOfHtml(value) : value
  const { maxLength = setting.kind === 'text' ? defaultLength : Infinity } = setting
  return shortened(setting.kind === 'text' ? text.replaceAll('\n', ' ') : text, maxLength)
}

/** Sections about a product that is not chosen are about that of the page. */
const aboutProduct = new Set(['featuredProduct', 'relatedProducts', 'stickyBuyBar'])

function fillOwnProduct(type: string, props: Props, { kind, slug, above }: Subject): Props {
  if (type === 'breadcrumbs') return withTrail(props, above)
  if (kind !== 'product' || !aboutProduct.has(type) || props['product']) return props
  return { ...props, product: slug }
}

/** Breadcrumbs with their first entry alone lead over the pages above. */
function withTrail(props: Props, above: Subject['above']): Props {
  const { links } = props
  if (!above.length || !Array.isArray(links) || links.length !== 1) return props
  const [home]: unknown[] = links
  if (!isRecord(home) || home['url'] !== '/') return props
  return { ...props, links: [home, ...above.map((link) => ({ ...home, id: link.url, ...link }))] }
}
