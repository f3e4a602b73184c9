import { Combobox, Popover, TextInput, UnstyledButton, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import type { OpenMenu } from '../store/open-menu.ts'
import { ChoiceList } from './choice-list.tsx'
import classes from './choices.module.css'
import { listChoices } from './list-choices.ts'
import { noneSaved, useLibrary } from './use-library.ts'
import { useSelectFirst } from './use-select-first.ts'

/** The palette at a place of the page: what is picked goes exactly there. */
export function AddMenu() {
  const { commands } = useBuilder()
  const menu = useBuilderState((state) => state.openMenu)
  if (menu?.kind !== 'add') return null
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || commands.closeMenu()}
      position="bottom"
      shadow="lg"
      radius="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton
          tabIndex={-1}
          aria-label="Add a section"
          className={classes['anchor']}
          style={menu.at}
        />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Choices place={menu.place} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Choices({ place }: Pick<Extract<OpenMenu, { kind: 'add' }>, 'place'>) {
  const { store, commands, storeInfo } = useBuilder()
  const combobox = useCombobox({ opened: true, onDropdownClose: () => commands.closeMenu() })
  const [term, setTerm] = useState('')
  const { data: saved = noneSaved } = useLibrary()
  const choices = useMemo(() => {
    const { components, page } = store.getState()
    const kind = page.templateFor
    return listChoices({ components, place, term, kind, shopName: storeInfo.name, saved })
  }, [store, place, term, storeInfo.name, saved])
  useSelectFirst(combobox, choices)

  return (
    <ChoiceList
      store={combobox}
      choices={choices}
      term={term}
      onPick={({ type, preset }) => {
        commands.closeMenu()
        commands.add(type, place, preset)
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          size="xs"
          className={classes['search'] ?? ''}
          aria-label="Find a section to add here"
          data-autofocus
          placeholder="Find a section"
          leftSection={<IconSearch size={14} />}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
    </ChoiceList>
  )
}
