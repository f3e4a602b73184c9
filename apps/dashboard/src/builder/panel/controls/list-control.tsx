import { ActionIcon, Button, Collapse, Tooltip, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { SettingFieldsProps } from '../setting-fields-props.ts'
import type { ControlProps } from './control.ts'
import classes from './controls.module.css'
import { type Entry, entriesOf, newEntry, titleOf } from './list-entries.ts'

export interface ListControlProps extends ControlProps<'list'> {
  /** Tells which entry is open, for lists whose entries the canvas can show. */
  onOpen?: ((index: number | null) => void) | undefined
  issueAt: (path: string) => string | undefined
  /** Shows an entry's settings, among which lists can be again. */
  Fields: ComponentType<SettingFieldsProps>
}

export function ListControl({ id, setting, value, onChange, onDone, ...props }: ListControlProps) {
  const { onOpen, issueAt, error, Fields } = props
  const entries = entriesOf(value)
  const [opened, setOpened] = useState<number | null>(null)
  const open = (index: number | null) => {
    setOpened(index)
    onOpen?.(index)
  }
  const change = (next: readonly Entry[], at: number | null) => {
    onChange(next)
    onDone()
    open(at)
  }
  const isFull = entries.length >= setting.maxItems

  return (
    <fieldset className={classes['list']} id={id} aria-label={setting.label}>
      {entries.map((entry, index) => (
        <div
          className={classes['entry']}
          key={typeof entry['id'] === 'string' ? entry['id'] : index}
          data-open={opened === index || undefined}
        >
          <div className={classes['entryHead']}>
            <UnstyledButton
              className={classes['entryTitle']}
              aria-expanded={opened === index}
              onClick={() => open(opened === index ? null : index)}
            >
              <IconChevronRight size={12} className={classes['chevron']} />
              <span>{titleOf(entry, setting) ?? `${setting.itemLabel} ${index + 1}`}</span>
            </UnstyledButton>
            <EntryTools
              name={`${setting.itemLabel} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              isFull={isFull}
              onMove={(to) => change(moved(entries, index, index + to), index + to)}
              onCopy={() => change(entries.toSpliced(index + 1, 0, newEntry(entry)), index + 1)}
              onRemove={() => change(entries.toSpliced(index, 1), null)}
            />
          </div>
          <Collapse expanded={opened === index}>
            {opened === index && (
              <div className={classes['entryFields']}>
                <Fields
                  idPrefix={`${id}.${index}`}
                  settings={setting.settings}
                  defaults={setting.item as Entry}
                  values={entry}
                  issueAt={(path) => issueAt(`${index}.${path}`)}
                  onChange={(key, next) => onChange(entries.with(index, { ...entry, [key]: next }))}
                  onDone={onDone}
                />
              </div>
            )}
          </Collapse>
        </div>
      ))}
      {error && <p className={classes['error']}>{error}</p>}
      <Tooltip label={`At most ${setting.maxItems}.`} disabled={!isFull}>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconPlus size={12} />}
          disabled={isFull}
          onClick={() => change([...entries, newEntry(setting.item as Entry)], entries.length)}
        >
          Add {setting.itemLabel.toLowerCase()}
        </Button>
      </Tooltip>
    </fieldset>
  )
}

interface EntryToolsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  isFull: boolean
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}

function EntryTools({ name, isFirst, isLast, isFull, onMove, onCopy, onRemove }: EntryToolsProps) {
  return (
    <ActionIcon.Group className={classes['entryTools']}>
      <Tool label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={12} />
      </Tool>
      <Tool label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={12} />
      </Tool>
      <Tool label={`Duplicate ${name}`} disabled={isFull} onClick={onCopy}>
        <IconCopy size={12} />
      </Tool>
      <Tool label={`Remove ${name}`} disabled={false} onClick={onRemove}>
        <IconTrash size={12} />
      </Tool>
    </ActionIcon.Group>
  )
}

interface ToolProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      size="sm"
      variant="subtle"
      color="gray"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}

function moved(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!)
}
