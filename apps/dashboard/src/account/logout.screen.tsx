import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { api } from '../platform/api/client.ts'
import { messageOf } from '../platform/api/message-of.ts'
import { removeAllExcept } from '../platform/api/query-client.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { titled } from '../platform/ui/title.ts'
import { showSuccess } from '../platform/toast.ts'

export const meta = titled('Sign out')

const logoutKey = calls.auth.logout.queryKey()

export default function Logout() {
  const navigate = useNavigate()
  const logout = useQuery({
    queryKey: logoutKey,
    queryFn: endSession,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!logout.isSuccess || hasLeft.current) return
    hasLeft.current = true
    // Skips this call, which would run again while its screen is shown.
    removeAllExcept(logoutKey)
    showSuccess('Logout successfully')
    void navigate('/login', { replace: true })
  }, [logout.isSuccess, navigate])
  if (!logout.error) return <Loader aria-label="Signing out" />
  return (
    <div role="alert">
      <FormHeading title="You are still signed in">{messageOf(logout.error)}</FormHeading>
      <Button onClick={() => void logout.refetch()}>Try again</Button>
    </div>
  )
}

async function endSession() {
  await api.auth.logout().catch((error: unknown) => {
    if (refusalCodeOf(error) !== 'not_signed_in') throw error
  })
  return true
}
