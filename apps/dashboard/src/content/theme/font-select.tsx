import { Select } from '@mantine/core'
import { rulesOfFont } from '@vitrine/sections/theme/rules/font-rules.ts'
import { useState } from 'react'
import classes from './font-select.module.css'
import { fonts, variableFontIds } from './theme-choices.ts'

interface FontSelectProps {
  label: string
  value?: string
  onChange?: (value: string | null) => void
}

/** Shows each font in its own face; browsers load those that scroll into view. */
export function FontSelect(props: FontSelectProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      {wasOpened && <style>{faces}</style>}
      <Select
        {...props}
        data={fonts}
        searchable
        allowDeselect={false}
        maxDropdownHeight={340}
        nothingFoundMessage="No font of this name"
        onDropdownOpen={() => setOpened(true)}
        renderOption={({ option }) => (
          <span className={classes['option']} style={{ fontFamily: `var(--font-${option.value})` }}>
            {option.label}
          </span>
        )}
      />
    </>
  )
}

const faces = variableFontIds.map((id) => rulesOfFont(id, ['latin'])).join('')
