import '@puckeditor/core/puck.css'
import { Puck } from '@puckeditor/core'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// A page of as many texts as ours, with the one component that it needs.
const size = Number(new URLSearchParams(location.search).get('size') ?? 10)
const content = Array.from({ length: size }, (_, index) => ({
  type: 'Text',
  props: { id: `text-${index}`, text: `Paragraph ${index} of a page that is long.` },
}))
const config = {
  components: {
    Text: {
      fields: { text: { type: 'textarea' } },
      defaultProps: { text: 'Text' },
      render: ({ id, text }) => createElement('p', { 'data-text': id }, text),
    },
  },
}

globalThis.started = performance.now()
createRoot(document.getElementById('root')).render(
  createElement(Puck, { config, data: { root: {}, content }, onPublish: () => {} }),
)
