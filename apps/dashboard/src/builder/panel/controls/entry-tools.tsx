import { ActionIcon } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import classes from './list-control.module.css'

interface EntryToolsProps {
  name: string
  isFull: boolean
  max: number
  onCopy: () => void
  onRemove: () => void
}

export function EntryTools({ name, isFull, max, onCopy, onRemove }: EntryToolsProps) {
  return (
    <div className={classes['tools']}>
      <Tool
        label={`Duplicate ${name}`}
        title={isFull ? `The limit is ${max}` : `Duplicate ${name}`}
        disabled={isFull}
        onClick={onCopy}
      >
        <IconCopy size={13} />
      </Tool>
      <Tool label={`Remove ${name}`} title={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={13} />
      </Tool>
    </div>
  )
}

interface ToolProps {
  label: string
  title: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

function Tool({ label, ...button }: ToolProps) {
  return <ActionIcon size={24} variant="subtle" color="gray" aria-label={label} {...button} />
}
