import '@mantine/spotlight/styles.css'
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconFile, IconSearch } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { statusLabel } from '../../content/pages/page-status.tsx'
import { useBuilder, useOpenPage } from '../context/builder-context.ts'
import { SectionIcon } from '../sections/section-icon.tsx'
import { finderStore } from './finder-commands.ts'
import { findNamed, findOnPage, findPages, findToAdd } from './list-found.ts'

export interface FinderAct {
  readonly label: string
  readonly icon: Icon
  readonly keys?: string
  readonly otherNames?: string
  readonly act: () => void
}

interface FinderProps {
  acts: readonly FinderAct[]
  pages: readonly PageSummary[]
  onPickPage: (id: string) => void
}

/** Finds sections of this page, pages, acts and what can be added. */
export function Finder(props: FinderProps) {
  const [term, setTerm] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <Spotlight
      store={finderStore}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Find anything' } }}
      query={term}
      onQueryChange={setTerm}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => {
        setOpen(false)
        setTerm('')
      }}
      actions={useFound(props, isOpen ? term : undefined)}
      // Filtered already.
      filter={(_term, found) => found}
      nothingFound={`Nothing matches “${term.trim()}”.`}
      scrollable
      maxHeight="min(520px, 65vh)"
      searchProps={{
        'aria-label': 'Find anything',
        placeholder: 'A section, a page, or what to do',
        leftSection: <IconSearch size={19} aria-hidden />,
        maxLength: 200,
      }}
    />
  )
}

/** @param term undefined while the finder is closed: then nothing is searched */
function useFound(
  { acts, pages, onPickPage }: FinderProps,
  term: string | undefined,
): SpotlightActionGroupData[] {
  const { commands, store } = useBuilder()
  const { id: pageId, templateFor } = useOpenPage('id', 'templateFor')
  if (term === undefined) return []
  const groups: SpotlightActionGroupData[] = [
    {
      group: 'On this page',
      actions: findOnPage(store.getState().components, term).map(({ id, type, name, text }) => ({
        id: `section-${id}`,
        label: name,
        description: text,
        leftSection: <SectionIcon type={type} size={18} />,
        onClick: () => {
          if (store.getState().selectedComponent !== id) commands.select(id)
        },
      })),
    },
    {
      group: 'Do',
      actions: findNamed(acts, term).map(({ label, icon: Glyph, keys, act }) => ({
        id: `act-${label}`,
        label,
        leftSection: <Glyph size={18} stroke={1.6} aria-hidden />,
        rightSection: keys,
        onClick: act,
      })),
    },
    {
      group: 'Open a page',
      actions: findPages(pages, term)
        .filter(({ id }) => id !== pageId)
        .map((page) => ({
          id: `page-${page.id}`,
          label: page.name,
          description: statusLabel(page),
          leftSection: <IconFile size={18} stroke={1.6} aria-hidden />,
          onClick: () => onPickPage(page.id),
        })),
    },
    {
      group: 'Add',
      actions: findToAdd(term, templateFor).map(({ type, name, contentType }) => ({
        id: `add-${type}`,
        label: `Add ${name}${contentType === 'block' ? ' block' : ''}`,
        leftSection: <SectionIcon type={type} size={18} />,
        onClick: () => void commands.add(type),
      })),
    },
  ]
  return groups.filter(({ actions }) => actions.length > 0)
}
