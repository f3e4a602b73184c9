import { ActionIcon, Badge, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
} from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useMayChange } from '../../platform/session/auth-context.ts'
import { EntryHandle } from '../../platform/ui/entry-handle.tsx'
import { RemoveButton } from '../../platform/ui/remove-button.tsx'
import type { EntryDrag } from '../../platform/ui/use-entry-drag.ts'
import type { MenuRow } from './menu-rows.ts'
import classes from './menus.module.css'
import { targetKinds } from './target-kinds.ts'

export interface RowActions {
  move: (from: number, to: number) => void
  step: (index: number, by: -1 | 1) => void
  indent: (index: number) => void
  outdent: (index: number) => void
  remove: (index: number) => void
  edit: (index: number) => void
}

interface MenuEntryRowProps {
  row: MenuRow
  index: number
  count: number
  isMissing: boolean
  mayIndent: boolean
  drag: EntryDrag
  actions: RowActions
}

export function MenuEntryRow(props: MenuEntryRowProps) {
  const { row, index, count, isMissing, mayIndent, drag, actions } = props
  const { label, target, depth, mega } = row
  const mayChange = useMayChange()
  return (
    <li
      className={classes['row']}
      style={{ '--depth': depth } as CSSProperties}
      data-entry
      data-drop={drag.lineAt(index, count)}
      data-dragged={drag.dragged === index || undefined}
    >
      {mayChange && (
        <EntryHandle
          index={index}
          name={label}
          drag={drag}
          onMove={(from, to) => actions.step(from, to > from ? 1 : -1)}
        />
      )}
      <UnstyledButton
        className={classes['label']}
        data-part="edit"
        title={mayChange ? 'Edit' : undefined}
        onClick={() => actions.edit(index)}
      >
        <Text span fw={550}>
          {label}
        </Text>
        <Text span size="xs" c="var(--ink-soft)">
          {target.kind === 'address' ? target.url : targetKinds[target.kind]}
          {mega && ' · in columns'}
        </Text>
        <VisuallyHidden>level {depth + 1}</VisuallyHidden>
      </UnstyledButton>
      {isMissing && (
        <Badge variant="light" color="red" className={classes['missing']}>
          Not in the shop
        </Badge>
      )}
      {mayChange && (
        <div className={classes['tools']}>
          <ActionIcon.Group>
            <ActionIcon
              variant="default"
              data-part="up"
              aria-label={`Move ${label} up`}
              onClick={() => actions.step(index, -1)}
            >
              <IconArrowUp size={15} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              data-part="down"
              aria-label={`Move ${label} down`}
              onClick={() => actions.step(index, 1)}
            >
              <IconArrowDown size={15} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              data-part="outdent"
              aria-label={`Move ${label} out a level`}
              disabled={depth === 0}
              onClick={() => actions.outdent(index)}
            >
              <IconIndentDecrease size={15} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              data-part="indent"
              aria-label={`Put ${label} below the entry before it`}
              disabled={!mayIndent}
              onClick={() => actions.indent(index)}
            >
              <IconIndentIncrease size={15} aria-hidden />
            </ActionIcon>
          </ActionIcon.Group>
          <RemoveButton name={label} onRemove={() => actions.remove(index)} />
        </div>
      )}
    </li>
  )
}
