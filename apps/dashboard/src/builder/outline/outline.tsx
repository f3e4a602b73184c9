import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { useStore } from 'zustand/react'
import classes from './outline.module.css'
import type { OutlineStore } from './outline-state.ts'
import { OutlineTree } from './outline-tree.tsx'
import { useOutlineRows } from './use-outline-rows.ts'

interface OutlineProps {
  outline: OutlineStore
  search: RefObject<HTMLInputElement | null>
}

export function Outline({ outline, search }: OutlineProps) {
  const term = useStore(outline, (state) => state.term)
  const rows = useOutlineRows(outline)
  const tree = useRef<HTMLDivElement>(null)
  return (
    <div className={classes['outline']}>
      <TextInput
        ref={search}
        size="xs"
        m="sm"
        aria-label="Find a section on this page"
        placeholder="Find on this page"
        leftSection={<IconSearch size={14} />}
        rightSection={
          term && (
            <CloseButton
              size="xs"
              aria-label="Clear"
              onClick={() => outline.setState({ term: '' })}
            />
          )
        }
        value={term}
        onChange={(event) => outline.setState({ term: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        }}
      />
      {rows.every((row) => row.isRegion) && term.trim() !== '' ? (
        <p className={classes['none']}>No section on this page shows “{term}”.</p>
      ) : (
        <OutlineTree outline={outline} rows={rows} tree={tree} isSearch={term.trim() !== ''} />
      )}
    </div>
  )
}
