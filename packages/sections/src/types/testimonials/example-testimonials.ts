import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf, type Content, isRecord } from '../../kit/page-item.ts'
import { testimonial } from './testimonial.schema.ts'
import { testimonialsSchema } from './testimonials.schema.ts'

const exampleTexts = new Set([
  testimonial.item.text,
  ...testimonialsSchema.defaults.entries.map(({ text }) => text),
  'The first one was for my sister. The second was for me. The third is a secret.',
])

export function isExampleTestimonial(entry: unknown): boolean {
  return isRecord(entry) && typeof entry.text === 'string' && exampleTexts.has(entry.text.trim())
}

/** Removes invented reviews, and sections that contain nothing else. */
export function withoutExamples(content: Content): PageItem[] {
  return content.flatMap((item) => {
    const left = withoutOwnExamples(item)
    if (!left) return []
    if (left.props.childComponents === undefined) return [left]
    const childComponents = withoutExamples(childrenOf(left))
    return [{ ...left, props: { ...left.props, childComponents } }]
  })
}

function withoutOwnExamples(item: PageItem): PageItem | undefined {
  const { entries } = item.props
  if (item.type !== testimonialsSchema.type || !Array.isArray(entries)) return item
  const own = entries.filter((entry) => !isExampleTestimonial(entry))
  if (own.length === entries.length) return item
  return own.length ? { ...item, props: { ...item.props, entries: own } } : undefined
}
