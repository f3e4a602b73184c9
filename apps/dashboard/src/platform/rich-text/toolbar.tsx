import { ActionIcon, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconRowInsertBottom,
  IconRowRemove,
  IconSeparatorHorizontal,
  IconStrikethrough,
  IconTable,
  IconTableOff,
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
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import classes from './rich-text.module.css'

interface Tool {
  name: string
  icon: Icon
  keys?: string
  /** Undefined for commands without a state. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  act: (editor: Editor, onLink: () => void) => void
}

const focused = (editor: Editor) => editor.chain().focus()

const newTable =
  '<table><tr><th></th><th></th></tr><tr><td></td><td></td></tr><tr><td></td><td></td></tr></table>'

const heading = (level: 2 | 3 | 4, icon: Icon): Tool => ({
  name: `Heading ${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  act: (editor) => focused(editor).toggleHeading({ level }).run(),
})

const marks: Tool[][] = [
  [
    {
      name: 'Paragraph',
      icon: IconPilcrow,
      isOn: (editor) => editor.isActive('paragraph'),
      act: (editor) => focused(editor).setParagraph().run(),
    },
    heading(2, IconH2),
    heading(3, IconH3),
    heading(4, IconH4),
  ],
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
      act: (editor) => focused(editor).insertContent(newTable).run(),
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

const tableTools: Tool[] = [
  tableTool('Add row below', IconRowInsertBottom, addRowAfter),
  tableTool('Delete row', IconRowRemove, deleteRow),
  tableTool('Add column after', IconColumnInsertRight, addColumnAfter),
  tableTool('Delete column', IconColumnRemove, deleteColumn),
  tableTool('Delete table', IconTableOff, deleteTable),
]

const undoing: Tool[] = [
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

interface ToolbarProps {
  editor: Editor
  label: string
  onLink: () => void
  /** Ends a history step after each tool, when the history around the editor handles undo. */
  onStep: (() => void) | undefined
}

/** A single tab stop; arrow keys move between tools. */
export function Toolbar({ editor, label, onLink, onStep }: ToolbarProps) {
  const isTable = useEditorState({ editor, selector: ({ editor: now }) => isInTable(now.state) })
  const groups = [...marks, ...(isTable ? [tableTools] : []), ...(onStep ? [] : [undoing])]
  const tools = groups.flat()
  const bar = useRef<HTMLDivElement>(null)
  const [latest, setCurrent] = useState(0)
  // Table tools disappear when the cursor leaves the table.
  const current = Math.min(latest, tools.length - 1)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, can }) => ({ isOn: isOn?.(now), isOff: can?.(now) === false })),
  })

  function handleKeyDown(event: KeyboardEvent) {
    const next = nextTool(event.key, current, tools.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  function act(tool: Tool) {
    onStep?.()
    tool.act(editor, onLink)
    onStep?.()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Formatting: ${label}`}
      className={classes['toolbar']}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className={classes['group']}>
          {group.map((tool) => {
            const index = tools.indexOf(tool)
            return (
              <ToolButton
                key={tool.name}
                tool={tool}
                isOn={states[index]?.isOn}
                isOff={states[index]?.isOff ?? false}
                tabIndex={index === current ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onClick={() => act(tool)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

function nextTool(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

interface ToolButtonProps {
  tool: Tool
  isOn: boolean | undefined
  isOff: boolean
  tabIndex: number
  onFocus: () => void
  onClick: () => void
}

function ToolButton({ tool, isOn, isOff, tabIndex, onFocus, onClick }: ToolButtonProps) {
  const { name, keys, icon: Icon } = tool
  return (
    <Tooltip label={keys ? `${name} (${keys})` : name} openDelay={400}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'pine' : 'gray.8'}
        size={30}
        aria-label={name}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        data-off={isOff || undefined}
        className={classes['tool']}
        tabIndex={tabIndex}
        onFocus={onFocus}
        // Preserves the editor's selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isOff || onClick()}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
