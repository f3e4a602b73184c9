import { Navigate } from 'react-router'

/** In the browser a moved page's address is replaced; the server answers 301 before it renders. */
export function MovedTo({ path }: { path: string }) {
  return <Navigate to={path} replace />
}
