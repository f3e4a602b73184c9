import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useBuilder } from '../../context/builder-context.ts'
import type { SettingFieldsProps } from './setting-fields-props.ts'
import { changeEntry } from '../../sections/change-entry.ts'
import type { ControlProps } from './control.ts'
import classes from './list-control.module.css'
import {
  type Entry,
  entriesOf,
  keysOf,
  moved,
  newEntry,
  titleOf,
} from '../../sections/list-entries.ts'
import { ListEntry } from './list-entry.tsx'
import { useEntryDrag } from '../../../platform/ui/use-entry-drag.ts'

export interface ListControlProps extends ControlProps<'list'> {
  onOpen?: ((index: number | null) => void) | undefined
  issueAt: (path: string) => string | undefined
  Fields: ComponentType<SettingFieldsProps>
}

interface Removed {
  entry: Entry
  index: number
  name: string
}

export function ListControl(props: ListControlProps) {
  const { id, setting, value, error, issueAt, onChange, onDone, onOpen, Fields } = props
  const { commands, hiddenValues } = useBuilder()
  const entries = entriesOf(value)
  const keys = keysOf(entries)
  const [opened, setOpened] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const drag = useEntryDrag(list, move)
  const isFull = entries.length >= setting.maxItems
  const nameOf = (index: number) =>
    titleOf(entries[index] ?? {}, setting) ?? `${setting.itemLabel} ${index + 1}`

  function open(index: number | null, next = keys) {
    setOpened(index === null ? null : (next[index] ?? null))
    onOpen?.(index)
  }

  function change(next: readonly Entry[]) {
    onChange(next)
    onDone()
    setRemoved(null)
  }

  function changeIn(index: number, key: string, next: unknown) {
    const change = { key, value: next, entryId: `${id} ${keys[index]}` }
    onChange(entries.with(index, changeEntry(entries[index]!, setting, change, hiddenValues)))
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= entries.length) return
    change(moved(entries, from, to))
    if (keys[from] === opened) onOpen?.(to)
    commands.announce(`${nameOf(from)} moved to position ${to + 1} of ${entries.length}.`)
  }

  function insert(entry: Entry, index: number) {
    const next = entries.toSpliced(index, 0, entry)
    change(next)
    open(index, keysOf(next))
    setAdded(keysOf(next)[index] ?? null)
  }

  function remove(index: number) {
    change(entries.toSpliced(index, 1))
    open(null)
    setRemoved({ entry: entries[index]!, index, name: nameOf(index) })
  }

  return (
    <fieldset className={classes['list']} id={id} aria-label={setting.label} ref={list}>
      {entries.map((entry, index) => (
        <ListEntry
          key={keys[index]}
          id={`${id}.${index}`}
          entry={entry}
          index={index}
          count={entries.length}
          name={nameOf(index)}
          setting={setting}
          isOpen={keys[index] === opened}
          isAdded={keys[index] === added}
          isFull={isFull}
          drag={drag}
          issueAt={issueAt}
          Fields={Fields}
          onToggle={() => open(keys[index] === opened ? null : index)}
          onMove={move}
          onCopy={() => insert(newEntry(entry), index + 1)}
          onRemove={() => remove(index)}
          onChange={(key, next) => changeIn(index, key, next)}
          onDone={onDone}
        />
      ))}
      {removed && (
        <RemovedNote
          name={removed.name}
          onUndo={() => change(entries.toSpliced(removed.index, 0, removed.entry))}
        />
      )}
      {error && <p className={classes['error']}>{error}</p>}
      {isFull ? (
        <p className={classes['note']}>
          The limit is {setting.maxItems}: remove one to add another.
        </p>
      ) : (
        <Button
          size="compact-xs"
          h={26}
          variant="subtle"
          leftSection={<IconPlus size={12} />}
          onClick={() => insert(newEntry(setting.item as Entry), entries.length)}
        >
          Add {setting.itemLabel.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <output className={classes['note']}>
      {name} is removed.{' '}
      <Button ref={button} size="compact-xs" h={24} variant="light" onClick={onUndo}>
        Undo
      </Button>
    </output>
  )
}
