import { useEffect } from 'react'
import { navigate } from '../shell/router/navigate.ts'
import { Spinner } from './spinner.tsx'

/** Replaces the address in the browser; the server answers 301 instead. */
export function MovedTo({ path }: { path: string }) {
  useEffect(() => {
    navigate(path, { replace: true })
  }, [path])
  return <Spinner />
}
