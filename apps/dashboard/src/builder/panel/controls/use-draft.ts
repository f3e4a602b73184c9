import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { useState } from 'react'

interface Format {
  write: (value: unknown) => string
  read: (text: string) => unknown
}

interface DraftProps {
  setting: Setting
  value: unknown
  onChange: (value: unknown) => void
}

/**
 * Manages a field's text while typing. Invalid text stays in the field with its reason and never
 * reaches the page; an external change such as undo replaces it.
 */
export function useDraft({ setting, value, onChange }: DraftProps, { read, write }: Format) {
  const shown = write(value)
  const [draft, setDraft] = useState({ text: shown, of: shown })
  const text = draft.of === shown ? draft.text : shown
  const problem = text !== shown && checkValue(read(text), single(setting))

  function type(next: string) {
    const meant = read(next)
    const isRefused = checkValue(meant, single(setting))
    setDraft({ text: next, of: isRefused ? shown : write(meant) })
    if (!isRefused) onChange(meant)
  }
  return { text, problem: problem || undefined, type }
}

/** A field edits the value of one screen size. */
function single({ perDevice: _perDevice, ...setting }: Setting): Setting {
  return setting
}
