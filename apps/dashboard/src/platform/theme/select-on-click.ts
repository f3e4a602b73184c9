import type { MouseEvent } from 'react'

let isFresh = false

/** Selects a searchable field's text on the first click, so that typing replaces it. */
export const selectOnClick = {
  onMouseDownCapture: ({ target }: MouseEvent) => {
    isFresh = target !== document.activeElement
  },
  onClick: ({ target }: MouseEvent) => {
    if (isFresh && target instanceof HTMLInputElement && !target.readOnly) target.select()
    isFresh = false
  },
}
