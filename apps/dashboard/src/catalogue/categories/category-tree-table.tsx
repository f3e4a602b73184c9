import { Button, Group, Table, Text, VisuallyHidden } from '@mantine/core'
import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { SearchField } from '../../platform/ui/search-field.tsx'
import { CategoryRow } from './category-row.tsx'
import { inTreeOrder } from './category-tree.ts'
import { MoveIntoDialog } from './move-into-dialog.tsx'
import { type Place, placeAfter, placeAfterStep, placeBefore, type Step } from './move-in-tree.ts'
import { treeKey } from './tree-key.ts'
import { useMoveCategory } from './use-move-category.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { ActionsHead } from '../../platform/ui/data-table/actions-head.tsx'
import { useMayChange } from '../../platform/session/auth-context.ts'

/** Above this number, rows start collapsed. */
const maxOpen = 100
const maxDrawn = 300

export function CategoryTreeTable({ categories }: { categories: CategoryNode[] }) {
  const parents = new Set(categories.flatMap(({ parentId }) => (parentId ? [parentId] : [])))
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    categories.length > maxOpen ? parents : new Set(),
  )
  const [active, setActive] = useState<string>()
  const [term, setTerm] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const [moving, setMoving] = useState<CategoryNode>()
  const [announcement, setAnnouncement] = useState('')
  const body = useRef<HTMLTableSectionElement>(null)
  const move = useMoveCategory(categories, setAnnouncement)
  const found = findByName(categories, term)
  const rows = inTreeOrder(found, term ? new Set() : collapsed)
  const drawn = showsAll ? rows : rows.slice(0, maxDrawn)
  const activeId = rows.some(({ category }) => category.id === active)
    ? active
    : rows[0]?.category.id
  const drag = useTreeDrag(body, (id, over) => {
    if (over.side === 'inside') goTo(id, { parentId: over.id, beforeId: null })
    else goTo(id, (over.side === 'before' ? placeBefore : placeAfter)(categories, over.id))
  })

  const mayChange = useMayChange()

  function setOpen(id: string, isOpen: boolean) {
    const next = new Set(collapsed)
    if (isOpen) next.delete(id)
    else next.add(id)
    setCollapsed(next)
  }

  function goTo(id: string, place: Place) {
    const part = partInFocus(body.current)
    if (!move(id, place)) return
    if (place.parentId) setOpen(place.parentId, true)
    // A moved row loses the focus.
    requestAnimationFrame(() => focusPart(body.current, id, part))
  }

  function step(id: string, direction: Step) {
    const place = placeAfterStep(categories, id, direction)
    if (place) goTo(id, place)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = rows.findIndex(({ category }) => category.id === activeId)
    const row = rows[at]
    if (!row || !(event.target instanceof HTMLTableRowElement)) return
    const act = treeKey(event, { rows, at, collapsed })
    if (!act) return
    event.preventDefault()
    if (act.kind === 'step' && mayChange) step(row.category.id, act.step)
    if (act.kind === 'open') setOpen(row.category.id, act.isOpen)
    if (act.kind === 'go') focusPart(body.current, act.id)
    if (act.kind === 'enter') event.target.querySelector('a')?.click()
  }

  return (
    <>
      <Group px="md" pt="md" gap="xs">
        <SearchField label="Search categories" value={term || undefined} onSearch={setTerm} />
        {parents.size > 0 && !term && (
          <Button
            variant="default"
            onClick={() => setCollapsed(collapsed.size ? new Set() : parents)}
          >
            {collapsed.size ? 'Expand all' : 'Collapse all'}
          </Button>
        )}
      </Group>
      <Table
        role="treegrid"
        aria-label="Categories"
        verticalSpacing="xs"
        horizontalSpacing="xs"
        highlightOnHover
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th pl="md">Category</Table.Th>
            <Table.Th>Products</Table.Th>
            <Table.Th visibleFrom="md">Address</Table.Th>
            <ActionsHead />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body} onKeyDown={handleKeyDown}>
          {drawn.map((row) => (
            <CategoryRow
              key={row.category.id}
              row={row}
              isOpen={row.hasChildren ? !collapsed.has(row.category.id) : undefined}
              isActive={row.category.id === activeId}
              isMovable={!term && mayChange}
              subcategories={countWithin(categories, row.category.id)}
              drag={drag}
              onActive={setActive}
              onOpen={setOpen}
              onStep={step}
              onMoveInto={() => setMoving(row.category)}
            />
          ))}
        </Table.Tbody>
      </Table>
      {rows.length === 0 && (
        <Text p="md" c="var(--ink-soft)">
          No category matches “{term}”.
        </Text>
      )}
      {rows.length > drawn.length && (
        <Button m="md" mt={0} variant="default" onClick={() => setShowsAll(true)}>
          Show all {rows.length.toLocaleString('en')}
        </Button>
      )}
      <VisuallyHidden component="output" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {moving && (
        <MoveIntoDialog
          category={moving}
          categories={categories}
          onMove={(parentId) => goTo(moving.id, { parentId, beforeId: null })}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )
}

function countWithin(categories: readonly CategoryNode[], id: string): number {
  return categories.filter(({ parentId }) => parentId === id).length
}

function findByName(categories: CategoryNode[], term: string): CategoryNode[] {
  const lowered = term.toLocaleLowerCase('en')
  return categories.filter(({ name }) => name.toLocaleLowerCase('en').includes(lowered))
}

function partInFocus(rows: HTMLElement | null): string | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !rows?.contains(focused)) return undefined
  return focused.dataset['part']
}

function focusPart(rows: HTMLElement | null, id: string, part?: string) {
  const row = rows?.querySelector<HTMLElement>(`[data-category="${id}"]`)
  const target = part ? row?.querySelector<HTMLElement>(`[data-part="${part}"]`) : row
  target?.focus()
}
