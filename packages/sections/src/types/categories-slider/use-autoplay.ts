import { useEffect, useEffectEvent, useState } from 'react'

/** Moves on by itself, except while the pointer or the focus rests on it, or when it is paused. */
export function useAutoplay(isOn: boolean, delay: number, onTick: () => void) {
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMoving = isOn && !isPaused && !isHovered && !isFocused
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick()
  })
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => tick(), delay)
    return () => clearInterval(timer)
  }, [isMoving, delay])
  return {
    isPaused,
    toggle: () => setPaused(!isPaused),
    /** For everything that the shopper may read or use in peace. */
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
