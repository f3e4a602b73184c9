import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `onTick` repeatedly, except while paused, hovered or focused. */
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
    /** Attach to every element that shoppers read or use. */
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
