import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

interface SearchFieldProps {
  label: string
  value: string | undefined
  onSearch: (term: string) => void
}

export function SearchField({ label, value = '', onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // The URL changed elsewhere, as by Back or "Clear filters".
  if (shown !== value) {
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  const searchSoon = useDebouncedCallback((term: string) => onSearch(term.trim()), 300)

  function handleChange(term: string) {
    setText(term)
    searchSoon(term)
  }

  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      type="search"
      flex="3 1 15rem"
      leftSection={<IconSearch size={17} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label="Clear search" onClick={() => handleChange('')} />
      }
      value={text}
      onChange={(event) => handleChange(event.currentTarget.value)}
      maxLength={200}
    />
  )
}
