import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for as long as the component lives, which does what the latest one does. */
export function useLatest<Arguments extends unknown[]>(act: (...words: Arguments) => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...words: Arguments) => latest.current(...words), [])
}
