import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './list-control.module.css'
import type { EntryDrag } from './use-entry-drag.ts'

interface EntryHandleProps {
  index: number
  name: string
  drag: EntryDrag
  onMove: (from: number, to: number) => void
}

/** Held by the pointer, or moved with the arrow keys. */
export function EntryHandle({ index, name, drag, onMove }: EntryHandleProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && drag.held !== null) drag.cancel()
    else if (event.key === 'ArrowUp') onMove(index, index - 1)
    else if (event.key === 'ArrowDown') onMove(index, index + 1)
    else return
    event.preventDefault()
  }
  return (
    <UnstyledButton
      className={classes['handle']}
      aria-label={`Move ${name}`}
      title="Drag, or press ↑ and ↓"
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => drag.begin(index, event)}
      onPointerMove={drag.follow}
      onPointerUp={drag.drop}
      onPointerCancel={drag.cancel}
    >
      <IconGripVertical size={14} stroke={1.6} aria-hidden />
    </UnstyledButton>
  )
}
