import { useEffect } from 'react'
import { navigate } from '../shell/router/navigate.ts'
import { Spinner } from './spinner.tsx'

/** In the browser a moved page's address is replaced; the server answers 301 before it renders. */
export function MovedTo({ path }: { path: string }) {
  useEffect(() => {
    navigate(path, { replace: true })
  }, [path])
  return <Spinner />
}
