import { listed } from './woocommerce-cells.ts'
import type { WooRow } from './woocommerce-product.ts'

export function wooDescription(
  { short, description }: WooRow['cells'],
  attributes: WooRow['attributes'],
): string | undefined {
  if (short === undefined && description === undefined) return undefined
  const facts = attributes.filter(({ values }) => values !== '').map(factOf)
  return [
    paragraphs(short ?? ''),
    paragraphs(description ?? ''),
    facts.length ? `<ul>${facts.join('')}</ul>` : '',
  ].join('')
}

function factOf({ name, values }: WooRow['attributes'][number]) {
  const text = `${name}: ${listed(values).join(', ')}`
  return `<li>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`
}

/** WooCommerce writes a line break as backslash and n; an empty line ends a paragraph. */
function paragraphs(text: string): string {
  const parts = text
    .replaceAll(/\\r|\r/g, '')
    .replaceAll('\\n', '\n')
    .split(/\n\s*\n/)
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      /^<(?:p|h[1-6]|ul|ol|div|table|blockquote|figure)\b/i.test(part)
        ? part
        : `<p>${part.replaceAll('\n', '<br>')}</p>`,
    )
    .join('')
}
