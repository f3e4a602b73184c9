import { Node } from '@tiptap/core'
import { splitAtMarks, valueMark } from '@vitrine/sections/kit/bindings/values-within.ts'

/** Returns how a value of the page is called; undefined for words that are none. */
export type LabelOfValue = (name: string) => string | undefined

const NAME = 'data-page-value'

/** A value of the page within a text, as a chip; stored as its mark. */
export const pageValueNode = (labelOf: LabelOfValue) =>
  Node.create({
    name: 'pageValue',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: {
        default: '',
        parseHTML: (element) => element.getAttribute(NAME) ?? '',
        renderHTML: ({ name }) => ({ [NAME]: String(name) }),
      },
    }),
    parseHTML: () => [{ tag: `span[${NAME}]` }],
    renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, labelOfNode(node, labelOf)],
    renderText: ({ node }) => valueMark(String(node.attrs['name'])),
  })

function labelOfNode({ attrs }: { attrs: Record<string, unknown> }, labelOf: LabelOfValue) {
  const name = String(attrs['name'])
  return labelOf(name) ?? name
}

/** Returns HTML with chips in place of the marks between its tags. */
export function htmlWithChips(html: string, labelOf: LabelOfValue): string {
  return html.replaceAll(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('<')) return part
    const parts = splitAtMarks(part).map((words, index) => {
      if (index % 2 === 0) return words
      return labelOf(words) === undefined ? valueMark(words) : `<span ${NAME}="${words}"></span>`
    })
    return parts.join('')
  })
}

export function htmlWithMarks(html: string): string {
  return html.replaceAll(
    new RegExp(`<span ${NAME}="([\\w.-]+)"[^>]*>[^<]*</span>`, 'g'),
    (_, name: string) => valueMark(name),
  )
}
