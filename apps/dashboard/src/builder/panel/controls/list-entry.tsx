import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ComponentType, useCallback, useContext, useEffect, useRef } from 'react'
import { BindPathContext } from './bindings-context.ts'
import type { SettingFieldsProps } from './setting-fields-props.ts'
import type { SettingOfKind } from '../../sections/setting-of-kind.ts'
import { EntryHandle } from '../../../platform/ui/entry-handle.tsx'
import { EntryTools } from './entry-tools.tsx'
import classes from './list-control.module.css'
import type { Entry } from '../../sections/list-entries.ts'
import type { EntryDrag } from '../../../platform/ui/use-entry-drag.ts'
import { useLatest } from '../../../platform/ui/use-latest.ts'

interface ListEntryProps {
  id: string
  entry: Entry
  index: number
  count: number
  name: string
  setting: SettingOfKind<'list'>
  isOpen: boolean
  isAdded: boolean
  isFull: boolean
  drag: EntryDrag
  issueAt: (path: string) => string | undefined
  Fields: ComponentType<SettingFieldsProps>
  onToggle: () => void
  onMove: (from: number, to: number) => void
  onCopy: () => void
  onRemove: () => void
  onChange: (key: string, value: unknown) => void
  onDone: () => void
}

export function ListEntry(props: ListEntryProps) {
  const { id, entry, index, count, name, setting, isOpen, isAdded, drag, Fields } = props
  const fields = useRef<HTMLDivElement>(null)
  const change = useLatest(props.onChange)
  const { issueAt } = props
  const bindPath = usePathOfEntry(setting.key, entry)
  const issueAtEntry = useCallback((path: string) => issueAt(`${index}.${path}`), [issueAt, index])

  useEffect(() => {
    if (isAdded) fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [isAdded])

  return (
    <div
      className={classes['entry']}
      data-entry
      data-open={isOpen || undefined}
      data-dragged={drag.dragged === index || undefined}
      data-drop={drag.lineAt(index, count)}
    >
      <div className={classes['head']}>
        <EntryHandle index={index} name={name} drag={drag} onMove={props.onMove} />
        <UnstyledButton
          className={classes['title']}
          aria-expanded={isOpen}
          onClick={props.onToggle}
        >
          <IconChevronRight size={12} className={classes['chevron']} aria-hidden />
          <span>{name}</span>
        </UnstyledButton>
        <EntryTools
          name={`${setting.itemLabel} ${index + 1}`}
          isFull={props.isFull}
          max={setting.maxItems}
          onCopy={props.onCopy}
          onRemove={props.onRemove}
        />
      </div>
      {isOpen && (
        <div className={classes['fields']} ref={fields}>
          <BindPathContext value={bindPath}>
            <Fields
              idPrefix={id}
              settings={setting.settings}
              defaults={setting.item as Entry}
              values={entry}
              issueAt={issueAtEntry}
              onChange={change}
              onDone={props.onDone}
            />
          </BindPathContext>
        </div>
      )}
    </div>
  )
}

/** Bindings name entries by their ids, since places change. */
function usePathOfEntry(key: string, { id }: Entry): string | undefined {
  const prefix = useContext(BindPathContext)
  if (prefix === undefined || typeof id !== 'string' || id === '' || id.includes('.'))
    return undefined
  return `${prefix}${key}.${id}.`
}
