import { useDisclosure, useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef } from 'react'

/** As in the styles of the shell. */
const narrow = '(max-width: 61.99em)'

/**
 * The menu of narrow screens covers everything else: what is covered, and the menu while it is closed, is
 * inert, and the focus goes along.
 */
export function usePhoneMenu() {
  const [isOpen, { open, close }] = useDisclosure()
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false })
  const isCovering = isOpen && isNarrow
  const closeButton = useRef<HTMLButtonElement>(null)
  const openButton = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLElement>(null)
  const next = useRef<typeof openButton | typeof content>(undefined)

  useEffect(() => {
    if (isCovering) closeButton.current?.focus()
    else next.current?.current?.focus({ preventScroll: true })
    next.current = undefined
  }, [isCovering])

  function closeAndFocus(target: typeof next.current) {
    if (isCovering) next.current = target
    close()
  }
  const leave = () => closeAndFocus(openButton)
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isCovering) leave()
  })
  return {
    isOpen,
    isCovering,
    isHidden: isNarrow && !isOpen,
    open,
    leave,
    /** After something in the menu was chosen. */
    choose: () => closeAndFocus(content),
    closeButtonRef: closeButton,
    openButtonRef: openButton,
    contentRef: content,
  }
}
