import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useContext, useRef } from 'react'
import classes from './rich-text.module.css'
import { TextLookContext } from './text-look.ts'
import { type Format, formats, paragraph } from './tools.ts'

interface FormatMenuProps {
  editor: Editor
  tabIndex: number
  onFocus: () => void
  onChoose: (format: Format) => void
}

/** Paragraph or heading, each named as it will look. */
export function FormatMenu({ editor, tabIndex, onFocus, onChoose }: FormatMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const look = useContext(TextLookContext)
  const name = useEditorState({
    editor,
    selector: ({ editor: now }) => formats.find(({ isOn }) => isOn(now))?.name ?? paragraph.name,
  })
  return (
    // The text has the focus after a choice.
    <Menu position="bottom-start" returnFocus={false} offset={4}>
      <Menu.Target>
        <UnstyledButton
          ref={button}
          className={classes['format']}
          aria-label={`Format: ${name}`}
          tabIndex={tabIndex}
          onFocus={onFocus}
          // Preserves the editor's selection.
          onMouseDown={(event) => event.preventDefault()}
        >
          {name}
          <IconChevronDown size={14} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown
        className={classes['formats']}
        style={look}
        onKeyDown={(event) => event.key === 'Escape' && button.current?.focus()}
      >
        {formats.map((format) => (
          <Menu.Item
            key={format.name}
            aria-current={format.name === name || undefined}
            rightSection={format.name === name && <IconCheck size={14} aria-hidden />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(format)}
          >
            <span className={classes['look']} data-look={format.tag}>
              {format.name}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
