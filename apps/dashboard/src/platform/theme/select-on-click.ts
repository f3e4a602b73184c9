import type { MouseEvent } from 'react'

let isFresh = false

/** The first click on a searchable field selects its text, so that typing replaces it. */
export const selectOnClick = {
  onMouseDownCapture: ({ target }: MouseEvent) => {
    isFresh = target !== document.activeElement
  },
  onClick: ({ target }: MouseEvent) => {
    if (isFresh && target instanceof HTMLInputElement && !target.readOnly) target.select()
    isFresh = false
  },
}
