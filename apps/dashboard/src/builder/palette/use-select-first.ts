import type { ComboboxStore } from '@mantine/core'
import { useEffect } from 'react'
import type { Choice } from './list-choices.ts'

/** Selects the first of what is found, so that Enter adds it. */
export function useSelectFirst(combobox: ComboboxStore, choices: readonly Choice[]) {
  const { selectFirstOption } = combobox
  useEffect(() => {
    if (choices.length > 0) selectFirstOption()
  }, [choices, selectFirstOption])
}
