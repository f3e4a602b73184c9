import type { Icon } from '@tabler/icons-react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconSeparatorHorizontal,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconTextCaption,
  IconUnderline,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables'

export interface Tool {
  name: string
  icon: Icon
  keys?: string
  /** Undefined for commands without a state. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  act: (editor: Editor, onLink: () => void) => void
}

const focused = (editor: Editor) => editor.chain().focus()

/** Each cell has its paragraph: the first one of inserted HTML is not filled. */
const newTable = [2, 2, 2]
  .map(
    (count, at) => `<tr>${(at === 0 ? '<th><p></p></th>' : '<td><p></p></td>').repeat(count)}</tr>`,
  )
  .join('')

/** What a paragraph is; named in its own look. */
export interface Format extends Omit<Tool, 'icon'> {
  tag: 'p' | 'h2' | 'h3' | 'h4'
  isOn: (editor: Editor) => boolean
}

const heading = (level: 2 | 3 | 4): Format => ({
  name: `Heading ${level}`,
  tag: `h${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  act: (editor) => focused(editor).setHeading({ level }).run(),
})

export const paragraph: Format = {
  name: 'Paragraph',
  tag: 'p',
  isOn: (editor) => editor.isActive('paragraph'),
  act: (editor) => focused(editor).setParagraph().run(),
}

export const formats: Format[] = [paragraph, heading(2), heading(3), heading(4)]

export const marks: Tool[][] = [
  [
    {
      name: 'Bold',
      icon: IconBold,
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      act: (editor) => focused(editor).toggleBold().run(),
    },
    {
      name: 'Italic',
      icon: IconItalic,
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      act: (editor) => focused(editor).toggleItalic().run(),
    },
    {
      name: 'Underline',
      icon: IconUnderline,
      keys: 'Ctrl+U',
      isOn: (editor) => editor.isActive('underline'),
      act: (editor) => focused(editor).toggleUnderline().run(),
    },
    {
      name: 'Strike through',
      icon: IconStrikethrough,
      isOn: (editor) => editor.isActive('strike'),
      act: (editor) => focused(editor).toggleStrike().run(),
    },
    {
      name: 'Link',
      icon: IconLink,
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
      act: (_, onLink) => onLink(),
    },
  ],
  [
    {
      name: 'Bulleted list',
      icon: IconList,
      isOn: (editor) => editor.isActive('bulletList'),
      act: (editor) => focused(editor).toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: IconListNumbers,
      isOn: (editor) => editor.isActive('orderedList'),
      act: (editor) => focused(editor).toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      icon: IconBlockquote,
      isOn: (editor) => editor.isActive('blockquote'),
      act: (editor) => focused(editor).toggleBlockquote().run(),
    },
    {
      name: 'Horizontal line',
      icon: IconSeparatorHorizontal,
      act: (editor) => focused(editor).setHorizontalRule().run(),
    },
    {
      name: 'Table',
      icon: IconTable,
      isOn: (editor) => isInTable(editor.state),
      can: (editor) => !isInTable(editor.state),
      act: (editor) => focused(editor).insertContent(`<table>${newTable}</table>`).run(),
    },
  ],
]

const tableTool = (name: string, icon: Icon, change: Command): Tool => ({
  name,
  icon,
  act(editor) {
    change(editor.state, editor.view.dispatch)
    editor.view.focus()
  },
})

/** Its description is edited with the image, in the shop's media. */
export const imageTool = (onImage: () => void): Tool => ({
  name: 'Image',
  icon: IconPhoto,
  isOn: (editor) => editor.isActive('image'),
  act: onImage,
})

export const altTool = (onAlt: () => void): Tool => ({
  name: 'Alt text',
  icon: IconTextCaption,
  act: onAlt,
})

export const tableTools: Tool[] = [
  tableTool('Add row below', IconRowInsertBottom, addRowAfter),
  tableTool('Delete row', IconRowRemove, deleteRow),
  tableTool('Add column after', IconColumnInsertRight, addColumnAfter),
  tableTool('Delete column', IconColumnRemove, deleteColumn),
  tableTool('Delete table', IconTableOff, deleteTable),
]

export const undoing: Tool[] = [
  {
    name: 'Undo',
    icon: IconArrowBackUp,
    keys: 'Ctrl+Z',
    can: (editor) => editor.can().undo(),
    act: (editor) => focused(editor).undo().run(),
  },
  {
    name: 'Redo',
    icon: IconArrowForwardUp,
    keys: 'Ctrl+Shift+Z',
    can: (editor) => editor.can().redo(),
    act: (editor) => focused(editor).redo().run(),
  },
]
