import '@puckeditor/core/puck.css'
import { Puck } from '@puckeditor/core'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// Renders the same page as ours: texts, the first of them in containers 6 deep.
const query = new URLSearchParams(location.search)
const size = Number(query.get('size') ?? 10)
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
const longPage = [
  nested(0),
  ...Array.from({ length: size - 9 }, (_, index) => aText(`text-${index}`)),
]
// What the twelve tasks begin with.
const columns = { id: 'columns', left: [aText('l')], right: [] }
const shortPage = [
  { type: 'Heading', props: { id: 'h', text: 'A heading' } },
  ...['a', 'b', 'c'].map(aText),
  { type: 'Columns', props: columns },
]
const isOfTasks = query.has('tasks')
const content = isOfTasks ? shortPage : longPage
const config = {
  components: {
    Text: {
      fields: { text: { type: 'textarea', contentEditable: isOfTasks } },
      defaultProps: { text: 'Text' },
      render: ({ id, text }) => createElement('p', { 'data-text': id }, text),
    },
    Heading: {
      fields: { text: { type: 'text', contentEditable: isOfTasks } },
      defaultProps: { text: 'A heading' },
      render: ({ id, text }) => createElement('h2', { 'data-text': id }, text),
    },
    Columns: {
      fields: { left: { type: 'slot' }, right: { type: 'slot' } },
      render: ({ id, left: Left, right: Right }) =>
        createElement(
          'div',
          { 'data-text': id, style: { display: 'flex', gap: 16, padding: 16 } },
          createElement(Left, { style: { flex: 1, minHeight: 80 } }),
          createElement(Right, { style: { flex: 1, minHeight: 80 } }),
        ),
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
