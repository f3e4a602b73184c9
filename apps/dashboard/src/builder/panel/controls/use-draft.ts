import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { useState } from 'react'

/** How a value is written in a field, and what the text in the field means. */
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
 * The text of a field while it is being typed. Only what the setting allows reaches the page;
 * anything else stays in the field with its reason, and the page as it was. A value from
 * elsewhere, such as an undo, replaces the text.
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

/** A field holds the value of one screen size. */
function single({ perDevice: _perDevice, ...setting }: Setting): Setting {
  return setting
}
