import { Popover, UnstyledButton, useCombobox } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { findPlace } from '../model/page/find-node.ts'
import type { Slash } from '../store/open-menu.ts'
import { ChoiceList } from './choice-list.tsx'
import classes from './choices.module.css'
import { listChoices } from './list-choices.ts'
import { noneSaved, useLibrary } from './use-library.ts'
import { useSelectFirst } from './use-select-first.ts'

/** What a slash in a text asks for; the text has the focus, and gives its keys to the menu. */
export function SlashMenu() {
  const menu = useBuilderState((state) => state.openMenu)
  return menu?.kind === 'slash' ? <Slashed key={menu.id} slash={menu} /> : null
}

function Slashed({ slash }: { slash: Slash }) {
  const { store, commands, storeInfo } = useBuilder()
  const { id, term, at, take } = slash
  const combobox = useCombobox({ opened: true })
  const place = useMemo(() => {
    const found = findPlace(store.getState().components, id)
    return found && { ...found, index: found.index + 1 }
  }, [store, id])
  const { data: saved = noneSaved } = useLibrary()
  const choices = useMemo(() => {
    if (!place) return []
    const { components, page } = store.getState()
    const kind = page.templateFor
    return listChoices({ components, place, term, kind, shopName: storeInfo.name, saved })
  }, [store, place, term, storeInfo.name, saved])
  const first = choices[0]?.name
  const isLost = choices.length === 0 && term.includes(' ')

  function announce(option: string | null) {
    const name = option === null ? null : document.getElementById(option)?.textContent
    if (name) commands.announce(`${name}. Enter adds it.`)
  }

  useSelectFirst(combobox, choices)
  useEffect(() => {
    if (first !== undefined) commands.announce(`${first}. Enter adds it.`)
  }, [commands, first])
  useEffect(() => {
    if (isLost) commands.closeSlash()
  }, [commands, isLost])

  useKeys((key) => {
    if (key === 'Escape') commands.closeSlash()
    else if (choices.length === 0) return false
    else if (key === 'Enter') combobox.clickSelectedOption()
    else if (key === 'ArrowDown') announce(combobox.selectNextOption())
    else if (key === 'ArrowUp') announce(combobox.selectPreviousOption())
    else return false
    return true
  })

  return (
    <Popover opened position="bottom-start" shadow="lg" radius="md" withinPortal>
      <Popover.Target>
        <UnstyledButton
          tabIndex={-1}
          aria-label="Add after the text"
          className={classes['anchor']}
          style={at}
        />
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <ChoiceList
          store={combobox}
          choices={choices}
          term={term}
          onPick={({ type, preset }) => {
            take()
            commands.add(type, place, preset)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Takes keys before the text does. */
function useKeys(handle: (key: string) => boolean) {
  useEffect(() => {
    const canvas = document.querySelector('iframe')?.contentWindow
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (!handle(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    canvas?.addEventListener('keydown', onKey, true)
    return () => canvas?.removeEventListener('keydown', onKey, true)
  })
}
