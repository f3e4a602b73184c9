import { Anchor, Badge, Box, Table, Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import classes from './categories.module.css'
import { CategoryMenu } from './category-menu.tsx'
import type { TreeRow } from './category-tree.ts'
import type { Step } from './move-in-tree.ts'
import { stepOfKey } from './tree-key.ts'
import type { TreeDrag } from './use-tree-drag.ts'

interface CategoryRowProps {
  row: TreeRow<CategoryNode>
  isOpen: boolean | undefined
  isActive: boolean
  /** Search results hide rows, so moving is disabled. */
  isMovable: boolean
  subcategories: number
  drag: TreeDrag
  onActive: (id: string) => void
  onOpen: (id: string, isOpen: boolean) => void
  onStep: (id: string, step: Step) => void
  onMoveInto: () => void
}

const indent = 22
const deepest = 6

export function CategoryRow(props: CategoryRowProps) {
  const { row, isOpen, isActive, isMovable, drag, onActive, onOpen, onStep } = props
  const { category, depth } = row
  const { id, name, slug, image, productCount, hasRule } = category
  return (
    <Table.Tr
      className={classes['row']}
      tabIndex={isActive ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={isOpen}
      data-category={id}
      data-dragged={drag.dragged === id || undefined}
      data-drop={drag.sideAt(id)}
      onFocus={() => onActive(id)}
    >
      <Table.Td pl="xs">
        <div className={classes['name']} style={{ paddingLeft: Math.min(depth, deepest) * indent }}>
          {isMovable && <Handle category={category} drag={drag} onStep={onStep} />}
          {isOpen === undefined ? (
            <span className={classes['chevron']} />
          ) : (
            <UnstyledButton
              className={classes['chevron']}
              data-part="chevron"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? 'Close' : 'Open'} ${name}`}
              onClick={() => onOpen(id, !isOpen)}
            >
              <IconChevronRight size={16} aria-hidden />
            </UnstyledButton>
          )}
          <Box visibleFrom="xs">
            <Thumbnail src={image} size={36} />
          </Box>
          <Anchor
            component={Link}
            to={`/dashboard/edit-category/${id}`}
            fw={550}
            c="var(--ink)"
            ml={4}
            style={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Anchor>
          {hasRule && (
            <Badge variant="default" size="sm" ml={6} style={{ flex: 'none' }}>
              Rule
            </Badge>
          )}
        </div>
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/dashboard/products?category=${id}`} size="sm">
          {countOf(productCount, 'product')}
        </Anchor>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm" c="var(--ink-soft)">
          /collection/{slug}
        </Text>
      </Table.Td>
      <Table.Td w={52}>
        <CategoryMenu
          category={category}
          subcategories={props.subcategories}
          isMovable={isMovable}
          onStep={(step) => onStep(id, step)}
          onMoveInto={props.onMoveInto}
        />
      </Table.Td>
    </Table.Tr>
  )
}

interface HandleProps extends Pick<CategoryRowProps, 'drag' | 'onStep'> {
  category: CategoryNode
}

function Handle({ category: { id, name }, drag, onStep }: HandleProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const step = stepOfKey[event.key]
    if (event.key === 'Escape' && drag.dragged !== null) drag.cancel()
    else if (step) onStep(id, step)
    else return
    event.preventDefault()
  }
  return (
    <UnstyledButton
      className={classes['handle']}
      data-part="handle"
      aria-label={`Move ${name}`}
      title="Drag, or press an arrow key: ↑ ↓ past the next one, → into the one above, ← out again"
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => drag.begin(id, event)}
      onPointerMove={drag.follow}
      onPointerUp={drag.drop}
      onPointerCancel={drag.cancel}
    >
      <IconGripVertical size={16} stroke={1.6} aria-hidden />
    </UnstyledButton>
  )
}
