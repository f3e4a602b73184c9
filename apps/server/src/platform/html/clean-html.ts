import sanitizeHtml from 'sanitize-html'

const textTags =
  'p br strong em b i u s sub sup a blockquote hr h2 h3 h4 ul ol li code pre span'.split(' ')
const tableTags = 'table thead tbody tr th td'.split(' ')

const imageAttributes = ['src', 'alt', 'srcset', 'sizes', 'width', 'height', 'loading', 'decoding']

type Attributes = Record<string, string>
/** Returns the attributes of an image that may stay; undefined to remove it. */
type ImageOf = (given: Attributes) => Attributes | undefined

/**
 * Sanitises all stored HTML: text marks, lists, tables and safe links stay; everything that could
 * run, load or restyle the page goes.
 */
export function cleanHtml(html: string, imageOf?: ImageOf): string {
  return sanitizeHtml(html, {
    allowedTags: [...textTags, ...tableTags, ...(imageOf ? ['img'] : [])],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      img: imageAttributes,
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 50,
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: imageOf?.(attribs) ?? {} }),
      a: (tagName, { href = '', target }) => ({
        tagName,
        attribs: { href, ...(target === '_blank' && { target, rel: 'noopener' }) },
      }),
    },
  })
}
