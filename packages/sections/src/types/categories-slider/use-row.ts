import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useStillness } from '../../kit/use-stillness.ts'

type Track = RefObject<HTMLUListElement | null>

/** Milliseconds without a scroll event until the row counts as at rest. */
const restAfter = 120

/**
 * Controls a natively scrolling row of cards. To loop, the cards are rendered twice, and at rest
 * the row jumps back by one round, which is invisible.
 */
export function useRow(track: Track, count: number, loop: boolean) {
  const columns = useColumns(track)
  const [index, setIndex] = useState(0)
  const goal = useRef(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const behavior = useStillness() ? 'instant' : 'smooth'
  const overflows = count > (columns ?? 1)
  const isRound = loop && overflows && columns !== undefined
  const last = Math.max(0, count - (columns ?? 1))

  function scroll(position: number, how: ScrollBehavior = behavior) {
    const row = track.current
    row?.scrollTo({ left: position * stepOf(row), behavior: how })
  }
  function goTo(position: number) {
    clearTimeout(rest.current)
    const turns = isRound ? (position < 0 ? 1 : position > count ? -1 : 0) : 0
    if (turns) scroll(positionOf(track.current) + turns * count, 'instant')
    goal.current = isRound ? position + turns * count : Math.max(0, Math.min(position, last))
    scroll(goal.current)
  }
  function comeToRest() {
    const position = Math.round(positionOf(track.current))
    // A slow browser can pause between two cards.
    if (Math.abs(position - positionOf(track.current)) > 0.05) return waitForRest()
    goal.current = isRound ? position % count : position
    if (goal.current !== position) scroll(goal.current, 'instant')
  }
  function waitForRest() {
    clearTimeout(rest.current)
    rest.current = setTimeout(comeToRest, restAfter)
  }
  return {
    overflows,
    isRound,
    index,
    places: loop ? count : last + 1,
    isAtStart: !loop && index === 0,
    isAtEnd: !loop && index >= last,
    goTo,
    move: (by: 1 | -1) => goTo(goal.current + by),
    advance: () => goTo(!isRound && goal.current >= last ? 0 : goal.current + 1),
    handleScroll: () => {
      setIndex(Math.round(positionOf(track.current)) % Math.max(1, count))
      waitForRest()
    },
    handleKeyDown: (event: KeyboardEvent) => {
      const by = stepOfKey(event)
      if (!by) return
      event.preventDefault()
      goTo(goal.current + by)
    },
  }
}

/** Returns the number of visible cards, or undefined until measured. */
function useColumns(track: Track) {
  const [columns, setColumns] = useState<number>()
  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    const observer = new ResizeObserver(() => {
      setColumns(Number(getComputedStyle(row).getPropertyValue('--cols')) || 1)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [track])
  return columns
}

function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as Iterable<HTMLElement>
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth
}

function positionOf(row: HTMLElement | null): number {
  return row ? row.scrollLeft / stepOf(row) : 0
}

function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  // Browsers use modified arrow keys, for example to go back.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : undefined
}
