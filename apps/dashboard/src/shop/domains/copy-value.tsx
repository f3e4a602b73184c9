import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import classes from './dns-records.module.css'

interface CopyValueProps {
  value: string
  /** Accessible name of the button. */
  label: string
}

export function CopyValue({ value, label }: CopyValueProps) {
  return (
    <div className={classes['copy']}>
      <code className={classes['code']}>{value}</code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color={copied ? 'pine' : 'gray.7'}
            size="sm"
            aria-label={copied ? 'Copied' : label}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </div>
  )
}
