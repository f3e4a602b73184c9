import { useEffect } from 'react'
import { navigate } from '../router/navigate.ts'
import { Spinner } from '../layout/spinner.tsx'

/** In the browser a moved page's address is replaced; the server answers 301 before it renders. */
export function MovedTo({ path }: { path: string }) {
  useEffect(() => {
    navigate(path, { replace: true })
  }, [path])
  return <Spinner />
}
