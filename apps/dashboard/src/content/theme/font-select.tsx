import { Select } from '@mantine/core'
import type { FontItem } from '@vitrine/contract/content/fonts.ts'
import type { OwnFont } from '@vitrine/contract/content/own-font.ts'
import { themeFonts, type ThemeFont } from '@vitrine/contract/content/theme.ts'
import { rulesOfFont, rulesOfOwn } from '@vitrine/sections/theme/rules/font-rules.ts'
import { useState } from 'react'
import classes from './font-select.module.css'
import { fonts, variableFontIds } from './theme-choices.ts'

interface FontSelectProps {
  label: string
  value: ThemeFont
  own: OwnFont | undefined
  ownFonts: readonly FontItem[]
  onChange: (font: ThemeFont) => void
  onOwn: (own: OwnFont | undefined) => void
}

/** Shows each font in its own face; browsers load those that scroll into view. */
export function FontSelect({ label, value, own, ownFonts, onChange, onOwn }: FontSelectProps) {
  const [wasOpened, setOpened] = useState(false)
  const choices = ownFonts.map(({ name, url }) => ({ value: url, label: name }))
  const familyOf = (choice: string) => {
    const found = ownFonts.find(({ url }) => url === choice)
    return found ? `'${found.name}'` : `var(--font-${choice})`
  }

  function choose(choice: string | null) {
    const found = ownFonts.find(({ url }) => url === choice)
    onOwn(found && { name: found.name, url: found.url })
    const font = themeFonts.find((each) => each === choice)
    if (font) onChange(font)
  }

  return (
    <>
      {wasOpened && <style>{faces + ownFonts.map(rulesOfOwn).join('')}</style>}
      <Select
        label={label}
        value={own?.url ?? value}
        onChange={choose}
        data={choices.length > 0 ? [{ group: 'Your own', items: choices }, ...fonts] : fonts}
        searchable
        allowDeselect={false}
        maxDropdownHeight={340}
        nothingFoundMessage="No font of this name"
        onDropdownOpen={() => setOpened(true)}
        renderOption={({ option }) => (
          <span className={classes['option']} style={{ fontFamily: familyOf(option.value) }}>
            {option.label}
          </span>
        )}
      />
    </>
  )
}

const faces = variableFontIds.map((id) => rulesOfFont(id, ['latin'])).join('')
