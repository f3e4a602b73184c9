import { IconTrash } from '@tabler/icons-react'
import { useStore } from 'zustand/react'
import { useBuilder } from '../context/builder-context.ts'
import { SectionIcon } from '../sections/section-icon.tsx'
import { nameOfType } from '../sections/section-types.ts'
import { listMoved } from '../store/list-moved.ts'
import classes from './screen.module.css'

/** Covers the page while dragging, so that the pointer never enters a frame. */
export function DragLayer() {
  const { pointer, store } = useBuilder()
  const state = useStore(pointer.state)
  if (state.name !== 'dragging') return null
  const { held, point, drop } = state
  const type =
    held.kind === 'new' ? held.type : store.getState().components.nodes.get(held.id)?.type
  const lifted = held.kind === 'existing' ? listMoved(store.getState(), held.id).length : 1
  const isDeleting = !drop && held.kind === 'existing'
  return (
    <div className={classes['pane']}>
      <div
        className={classes['ghost']}
        data-carried
        data-outside={!drop || undefined}
        style={{ transform: `translate(${point.x + 12}px, ${point.y + 10}px)` }}
      >
        {isDeleting ? <IconTrash size={16} /> : <SectionIcon type={type ?? ''} size={16} />}
        {isDeleting ? 'Release to delete' : nameOfType(type ?? '')}
        {lifted > 1 && <span className={classes['count']}>{lifted}</span>}
      </div>
    </div>
  )
}
