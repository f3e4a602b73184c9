import sanitizeHtml from 'sanitize-html'

const textTags =
  'p br strong em b i u s sub sup a blockquote hr h2 h3 h4 ul ol li code pre span'.split(' ')
const tableTags = 'table thead tbody tr th td'.split(' ')

/**
 * Sanitises all stored HTML: text marks, lists, tables and safe links stay; everything that could
 * run, load or restyle the page goes.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...textTags, ...tableTags],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 50,
    transformTags: {
      a: (tagName, { href = '', target }) => ({
        tagName,
        attribs: { href, ...(target === '_blank' && { target, rel: 'noopener' }) },
      }),
    },
  })
}
