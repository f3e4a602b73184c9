import '@puckeditor/core/puck.css'
import { Puck } from '@puckeditor/core'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// Renders the same page as ours: texts, the first of them in containers 6 deep.
const size = Number(new URLSearchParams(location.search).get('size') ?? 10)
const aText = (id) => ({
  type: 'Text',
  props: { id, text: `Paragraph ${id} of a page that is long.` },
})
const nested = (level) => ({
  type: 'Container',
  props: {
    id: `nest-${level}`,
    content: level === 5 ? [0, 1, 2].map((at) => aText(`deep-${at}`)) : [nested(level + 1)],
  },
})
const content = [
  nested(0),
  ...Array.from({ length: size - 9 }, (_, index) => aText(`text-${index}`)),
]
const config = {
  components: {
    Text: {
      fields: { text: { type: 'textarea' } },
      defaultProps: { text: 'Text' },
      render: ({ id, text }) => createElement('p', { 'data-text': id }, text),
    },
    Container: {
      fields: { content: { type: 'slot' } },
      render: ({ id, content: Content }) =>
        createElement('div', { 'data-text': id, style: { padding: 8 } }, createElement(Content)),
    },
  },
}

globalThis.started = performance.now()
createRoot(document.getElementById('root')).render(
  createElement(Puck, { config, data: { root: {}, content }, onPublish: () => {} }),
)
