import { useCallback, useLayoutEffect, useRef } from 'react'

export function useLatest<Arguments extends unknown[]>(act: (...words: Arguments) => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...words: Arguments) => latest.current(...words), [])
}
