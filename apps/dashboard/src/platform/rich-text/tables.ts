import { Extension, Node } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { tableEditing } from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell'
  }
}

interface Span {
  parse: (element: HTMLElement) => number
  default: number
}

const span = (name: 'colspan' | 'rowspan'): Span => ({
  default: 1,
  parse: (element) => Number(element.getAttribute(name)) || 1,
})

const spans = { colspan: span('colspan'), rowspan: span('rowspan') }

function cell(name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') {
  return Node.create({
    name,
    content: 'block+',
    tableRole: tag === 'td' ? 'cell' : 'header_cell',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: 1, parseHTML: spans.colspan.parse },
      rowspan: { default: 1, parseHTML: spans.rowspan.parse },
      // The shop chooses column widths.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ node }) => [tag, spansOf(node), 0],
  })
}

function spansOf({ attrs }: DocumentNode) {
  const wider = (['colspan', 'rowspan'] as const).filter((name) => attrs[name] !== 1)
  return Object.fromEntries(wider.map((name) => [name, String(attrs[name])]))
}

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

const roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ config }) =>
    'tableRole' in config ? { tableRole: String(config.tableRole) } : {},
  addProseMirrorPlugins: () => [tableEditing()],
})

/** Allows rows and cells with spans only, like the server. */
export const tables = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th'), roles]
