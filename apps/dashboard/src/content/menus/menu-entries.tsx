import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxMenuEntries } from '@vitrine/contract/content/menu.ts'
import { useRef, useState } from 'react'
import { useMayChange } from '../../platform/session/auth-context.ts'
import { useEntryDrag } from '../../platform/ui/use-entry-drag.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { MenuEntryRow, type RowActions } from './menu-entry-row.tsx'
import {
  canIndent,
  endOf,
  indentRow,
  type MenuRow,
  moveRow,
  outdentRow,
  removeRow,
  stepRow,
} from './menu-rows.ts'
import classes from './menus.module.css'
import { emptyTarget } from './target-kinds.ts'

interface MenuEntriesProps {
  rows: readonly MenuRow[]
  missing: ReadonlySet<string>
  onChange: (rows: MenuRow[]) => void
}

const words = ['first', 'second', 'third']

export function MenuEntries({ rows, missing, onChange }: MenuEntriesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<{ row: MenuRow; isNew: boolean }>()
  const [announcement, setAnnouncement] = useState('')
  const mayChange = useMayChange()
  const drag = useEntryDrag(list, (from, to) => {
    // The target counts what is below the dragged entry, which goes with it.
    const height = endOf(rows, from) - from
    change(moveRow(rows, from, to > from ? Math.max(from, to - height + 1) : to), rows[from]!)
  })

  /** Says where an entry is now, and keeps the focus on what moved it. */
  function change(next: MenuRow[], { id, label }: MenuRow) {
    const part = document.activeElement?.getAttribute('data-part') ?? ''
    onChange(next)
    const at = next.findIndex((row) => row.id === id)
    const row = next[at]
    setAnnouncement(
      row
        ? `${label} is entry ${at + 1} of ${next.length}, on the ${words[row.depth]} level.`
        : `${label} was removed.`,
    )
    requestAnimationFrame(() => focusPart(list.current, row ? at : Math.max(0, at), part))
  }

  const actions: RowActions = {
    move: (from, to) => change(moveRow(rows, from, to), rows[from]!),
    step: (index, by) => change(stepRow(rows, index, by), rows[index]!),
    indent: (index) => change(indentRow(rows, index), rows[index]!),
    outdent: (index) => change(outdentRow(rows, index), rows[index]!),
    remove: (index) => change(removeRow(rows, index), rows[index]!),
    edit: (index) => setEdited({ row: rows[index]!, isNew: false }),
  }

  function apply(row: MenuRow) {
    const at = rows.findIndex(({ id }) => id === row.id)
    onChange(at < 0 ? [...rows, row] : rows.with(at, row))
  }

  return (
    <>
      {rows.length === 0 && (
        <Text c="var(--ink-soft)">
          No entries yet. Add the first one; then put others below it.
        </Text>
      )}
      {rows.length > 0 && (
        <ul ref={list} className={classes['rows']} aria-label="Entries of the menu">
          {rows.map((row, index) => (
            <MenuEntryRow
              key={row.id}
              row={row}
              index={index}
              count={rows.length}
              isMissing={missing.has(row.id)}
              mayIndent={canIndent(rows, index)}
              drag={drag}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={17} aria-hidden />}
            disabled={rows.length >= maxMenuEntries}
            onClick={() => setEdited({ row: newRow(), isNew: true })}
          >
            Add entry
          </Button>
        </Group>
      )}
      <VisuallyHidden component="output" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {edited && (
        <EntryDialog
          key={edited.row.id}
          {...edited}
          onApply={apply}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function newRow(): MenuRow {
  return {
    id: crypto.randomUUID(),
    label: '',
    target: emptyTarget('page'),
    newTab: false,
    mega: false,
    feature: null,
    depth: 0,
  }
}

function focusPart(list: HTMLElement | null, index: number, part: string) {
  const buttons = list?.children[index]?.querySelectorAll<HTMLButtonElement>('button') ?? []
  const requested = [...buttons].find((each) => each.dataset['part'] === part && !each.disabled)
  const target = requested ?? buttons[0]
  target?.focus()
}
