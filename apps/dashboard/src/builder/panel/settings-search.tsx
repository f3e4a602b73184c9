import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { firstControl } from '../dom/first-control.ts'

interface SettingsSearchProps {
  search: string
  onSearch: (search: string) => void
}

export function SettingsSearch({ search, onSearch }: SettingsSearchProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && search !== '') onSearch('')
    else if (event.key === 'Enter') focusFirst()
    else return
    event.preventDefault()
  }
  return (
    <TextInput
      size="xs"
      aria-label="Search settings"
      placeholder="Search settings"
      leftSection={<IconSearch size={13} />}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  )
}

function focusFirst() {
  firstControl(document.querySelector('[data-field]'))?.focus()
}
