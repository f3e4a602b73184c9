import { useEffect } from 'react'
import { useNavigate } from '../router/router-context.ts'
import { Spinner } from '../layout/spinner.tsx'

/** In the browser a moved page's address is replaced; the server answers 301 before it renders. */
export function MovedTo({ path }: { path: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(path, { replace: true })
  }, [navigate, path])
  return <Spinner />
}
