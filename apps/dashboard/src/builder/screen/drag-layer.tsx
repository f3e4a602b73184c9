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
  const { dragged, point, drop } = state
  const type =
    dragged.kind === 'new' ? dragged.type : store.getState().components.nodes.get(dragged.id)?.type
  const lifted = dragged.kind === 'existing' ? listMoved(store.getState(), dragged.id).length : 1
  const isDeleting = !drop && dragged.kind === 'existing'
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
