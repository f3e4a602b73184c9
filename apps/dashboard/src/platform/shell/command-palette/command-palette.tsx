import '@mantine/spotlight/styles.css'
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRole } from '../../session/auth-context.ts'
import { type Command, commandsOf, createCommands, findCommands, goToCommands } from './commands.ts'
import { useFoundRows } from './use-found-rows.ts'

/** Opens with Ctrl K, or Command K on a Mac. */
export function CommandPalette() {
  const [search, setSearch] = useState('')
  const navigate = useNavigate()
  const role = useRole()
  const { groups, isSearching, isFailed } = useFoundRows(search)

  const toGroup = (
    group: string,
    commands: readonly Omit<Command, 'right'>[],
  ): SpotlightActionGroupData => ({
    group,
    actions: commands.map(({ id, label, description, icon: Glyph, to }) => ({
      id: `${group}-${id}`,
      label,
      ...(description !== undefined && { description }),
      leftSection: <Glyph size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate(to),
    })),
  })

  const actions = [
    ...groups.map(({ group, commands }) => toGroup(group, commands)),
    toGroup('Create', findCommands(commandsOf(role, createCommands), search)),
    toGroup('Go to', findCommands(commandsOf(role, goToCommands), search)),
  ].filter((group) => group.actions.length > 0)
  useSelectFirst(actions[0]?.actions[0]?.id)

  return (
    <Spotlight
      shortcut="mod + K"
      attributes={{ content: { 'aria-label': 'Search the shop' } }}
      query={search}
      onQueryChange={setSearch}
      actions={actions}
      // The server and `findCommands` filter already.
      filter={(_search, found) => found}
      nothingFound={
        isSearching
          ? 'Searching …'
          : isFailed
            ? 'The search failed. Check your connection and try again.'
            : `Nothing matches “${search.trim()}”.`
      }
      scrollable
      maxHeight="min(520px, 65vh)"
      searchProps={{
        'aria-label': 'Search or go to',
        placeholder: 'Order, product, customer or screen',
        leftSection: <IconSearch size={19} aria-hidden />,
        maxLength: 200,
      }}
    />
  )
}

/** Spotlight selects the first entry when the text changes; entries from the server come later. */
function useSelectFirst(first: string | undefined) {
  useEffect(() => {
    if (first === undefined) return
    const [entry, ...others] = document.querySelectorAll('[data-action]')
    for (const other of others) other.removeAttribute('data-selected')
    entry?.setAttribute('data-selected', 'true')
  }, [first])
}
