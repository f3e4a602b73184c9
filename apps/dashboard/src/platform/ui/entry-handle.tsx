import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './entry-handle.module.css'
import type { EntryDrag } from './use-entry-drag.ts'

interface EntryHandleProps {
  index: number
  name: string
  drag: EntryDrag
  onMove: (from: number, to: number) => void
  layout?: 'list' | 'grid'
  className?: string | undefined
}

export function EntryHandle(props: EntryHandleProps) {
  const { index, name, drag, onMove, layout = 'list', className } = props
  const isGrid = layout === 'grid'

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && drag.dragged !== null) drag.cancel()
    else if (event.key === 'ArrowUp' || (isGrid && event.key === 'ArrowLeft'))
      onMove(index, index - 1)
    else if (event.key === 'ArrowDown' || (isGrid && event.key === 'ArrowRight'))
      onMove(index, index + 1)
    else return
    event.preventDefault()
  }
  return (
    <UnstyledButton
      className={className ?? classes['handle']}
      aria-label={`Move ${name}`}
      title={isGrid ? 'Drag, or press ← and →' : 'Drag, or press ↑ and ↓'}
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
