import { Progress } from '@mantine/core'
import { useStore } from 'zustand/react'
import { useBuilder } from '../context/builder-context.ts'
import classes from './upload-progress.module.css'

export function UploadProgress() {
  const { files } = useBuilder()
  const progress = useStore(files.state, (state) => state.progress)
  if (!progress) return null
  const { name, number, count, sent } = progress
  const percent = Math.round(sent * 100)
  return (
    <output className={classes['progress']}>
      <span>
        {percent < 100 ? 'Uploading' : 'Preparing'} {name}
        {count > 1 && ` (${number} of ${count})`}
      </span>
      <Progress value={percent} size="sm" aria-label={`Uploading ${name}`} />
    </output>
  )
}
