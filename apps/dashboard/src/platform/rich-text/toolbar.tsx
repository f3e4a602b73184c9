import { ActionIcon, Tooltip } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { isInTable } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { FormatMenu } from './format-menu.tsx'
import classes from './rich-text.module.css'
import { altTool, imageTool, marks, tableTools, type Tool, undoing } from './tools.ts'

interface ToolbarProps {
  editor: Editor
  label: string
  onLink: () => void
  /** Undefined where the text takes no images. */
  onImage: (() => void) | undefined
  /** For the image that is selected. */
  onAlt: () => void
  /** Ends a history step after each tool, when the history around the editor handles undo. */
  onStep: (() => void) | undefined
}

/** A single tab stop; arrow keys move between the formats, which are first, and the tools. */
export function Toolbar(props: ToolbarProps) {
  const { editor, label, onLink, onImage, onAlt, onStep } = props
  const isTable = useEditorState({ editor, selector: ({ editor: now }) => isInTable(now.state) })
  const isImage = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('image') })
  const images = onImage ? [[imageTool(onImage), ...(isImage ? [altTool(onAlt)] : [])]] : []
  const groups = [
    ...marks,
    ...images,
    ...(isTable ? [tableTools] : []),
    ...(onStep ? [] : [undoing]),
  ]
  const tools = groups.flat()
  const bar = useRef<HTMLDivElement>(null)
  const [latest, setCurrent] = useState(0)
  // Tools of tables and images disappear when these are left.
  const current = Math.min(latest, tools.length)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, can }) => ({ isOn: isOn?.(now), isOff: can?.(now) === false })),
  })

  function handleKeyDown(event: KeyboardEvent) {
    const next = nextTool(event.key, current, tools.length + 1)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  function act(tool: Pick<Tool, 'act'>) {
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
      <div className={classes['group']}>
        <FormatMenu
          editor={editor}
          tabIndex={current === 0 ? 0 : -1}
          onFocus={() => setCurrent(0)}
          onChoose={act}
        />
      </div>
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
                tabIndex={index + 1 === current ? 0 : -1}
                onFocus={() => setCurrent(index + 1)}
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
