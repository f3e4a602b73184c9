import { useStore } from 'zustand/react'
import { useBuilder } from '../context/builder-context.ts'
import classes from './outline.module.css'

export function OutlineLine() {
  const { pointer } = useBuilder()
  const drop = useStore(pointer.state, (state) =>
    state.name === 'dragging' && state.drop?.surface === 'outline' ? state.drop : undefined,
  )
  if (!drop) return null
  const { left, top } = drop.line
  return <div role="none" className={classes['line']} style={{ left, top }} data-outline-line />
}
