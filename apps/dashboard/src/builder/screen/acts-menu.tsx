import { Menu, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconBookmark,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCornerLeftUp,
  IconCut,
  IconEye,
  IconEyeOff,
  IconLinkOff,
  IconPencil,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import type { ReactNode } from 'react'
import { putOnClipboard, takeFromClipboard } from '../clipboard/system-clipboard.ts'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { useEditEverywhere } from '../library/use-edit-everywhere.ts'
import { useNameAt } from '../library/use-name-of.ts'
import type { ComponentNode, NodeId } from '../model/page/document.ts'
import { findPlace, requireNode } from '../model/page/find-node.ts'
import type { OpenMenu } from '../store/open-menu.ts'
import classes from './screen.module.css'

/** What can be done with a section, where it was asked for: by mouse, key or its tools. */
export function ActsMenu() {
  const { commands, store } = useBuilder()
  const menu = useBuilderState((state) => state.openMenu)
  const isThere = menu?.kind === 'acts' && store.getState().components.nodes.has(menu.id)
  if (!isThere) return null
  return (
    <Menu
      key={`${menu.id} ${menu.at.left} ${menu.at.top}`}
      opened
      onClose={() => commands.closeMenu()}
      position="bottom-start"
      offset={4}
      shadow="lg"
      returnFocus
      width={236}
    >
      <Menu.Target>
        <UnstyledButton
          tabIndex={-1}
          aria-label="What to do with it"
          className={classes['anchor']}
          style={menu.at}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes['acts']}>
        <Acts {...menu} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Acts({ id, at }: Extract<OpenMenu, { kind: 'acts' }>) {
  const own = useNameAt(id)
  const { commands, store } = useBuilder()
  const { components, alsoSelected } = store.getState()
  const node = requireNode(components, id)
  const parent = findPlace(components, id)?.parent ?? null
  const isFixed = isMain(node)
  const count = alsoSelected.length + 1
  const name = count > 1 ? `${count} sections` : own
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      {node.contentType !== 'global' && (
        <>
          <Act icon={IconRowInsertTop} onClick={() => commands.askWhatToAdd(id, 'before', at)}>
            Add before …
          </Act>
          <Act
            icon={IconRowInsertBottom}
            keys="Alt A"
            onClick={() => commands.askWhatToAdd(id, 'after', at)}
          >
            Add after …
          </Act>
          <Menu.Divider />
        </>
      )}
      {!isFixed && (
        <>
          <Act icon={IconCopyPlus} keys="Ctrl D" onClick={() => commands.duplicate(id)}>
            Duplicate
          </Act>
          <Act icon={IconCopy} keys="Ctrl C" onClick={() => void putOnClipboard(commands, 'copy')}>
            Copy
          </Act>
          <Act icon={IconCut} keys="Ctrl X" onClick={() => void putOnClipboard(commands, 'cut')}>
            Cut
          </Act>
        </>
      )}
      <Act icon={IconClipboard} keys="Ctrl V" onClick={() => void takeFromClipboard(commands)}>
        Paste
      </Act>
      <Menu.Divider />
      <Act icon={IconArrowUp} keys="Alt ↑" onClick={() => commands.moveBeside(id, 'up')}>
        Move up
      </Act>
      <Act icon={IconArrowDown} keys="Alt ↓" onClick={() => commands.moveBeside(id, 'down')}>
        Move down
      </Act>
      <Act icon={IconArrowsMove} keys="Alt M" onClick={() => commands.askWhereTo(id)}>
        Move to …
      </Act>
      {parent !== null && <SelectAround id={parent} />}
      {node.details.linked !== undefined && count === 1 && (
        <LinkedActs id={id} linked={node.details.linked} />
      )}
      {mayBeSaved(node) && count === 1 && (
        <Act icon={IconBookmark} onClick={() => commands.askToSave(id)}>
          Save to the library …
        </Act>
      )}
      {!isFixed && (
        <>
          <Menu.Divider />
          <Act
            icon={node.hidden ? IconEye : IconEyeOff}
            keys="Alt H"
            onClick={() => commands.toggleHidden(id)}
          >
            {node.hidden ? 'Show' : 'Hide'}
          </Act>
          <Act icon={IconTrash} keys="Delete" onClick={() => commands.remove(id)}>
            Delete
          </Act>
        </>
      )}
    </>
  )
}

function mayBeSaved(node: ComponentNode): boolean {
  return node.contentType !== 'global' && node.details.linked === undefined && !isMain(node)
}

function LinkedActs({ id, linked }: { id: NodeId; linked: string }) {
  const builder = useBuilder()
  const { edit } = useEditEverywhere(linked)
  return (
    <>
      <Act icon={IconPencil} onClick={edit}>
        Edit everywhere
      </Act>
      <Act
        icon={IconLinkOff}
        onClick={() => builder.commands.detach(id, builder.linked.getState().sections)}
      >
        Detach from the library
      </Act>
    </>
  )
}

function SelectAround({ id }: { id: NodeId }) {
  const { commands } = useBuilder()
  const name = useNameAt(id)
  return (
    <Act icon={IconCornerLeftUp} onClick={() => commands.select(id)}>
      Select {name} around it
    </Act>
  )
}

interface ActProps {
  icon: Icon
  keys?: string
  onClick: () => void
  children: ReactNode
}

/** Closes first: an act may open a menu of its own. */
function Act({ icon: Glyph, keys, onClick, children }: ActProps) {
  const { commands } = useBuilder()
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={<Glyph size={16} stroke={1.6} aria-hidden />}
      rightSection={keys && <span className={classes['keys']}>{keys}</span>}
      onClick={() => {
        commands.closeMenu()
        onClick()
      }}
    >
      {children}
    </Menu.Item>
  )
}
