import { Alert, Container, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { quietApi } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { removeAllExcept } from '../../platform/api/query-client.ts'
import { forgetCurrentStore } from '../../platform/session/current-store-id.ts'
import { tokenOfLink } from '../../platform/session/token-of-link.ts'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Open the shop')

/** Where an operator comes from the console to work as an owner. */
export default function EnterShop() {
  const navigate = useNavigate()
  const token = tokenOfLink(useLocation())
  const queryKey = calls.auth.enterShop.queryKey({ input: { token } })
  const enter = useQuery({
    queryKey,
    // Bypasses the generated query function, whose call is aborted on unmount: the link works once.
    queryFn: () => quietApi.auth.enterShop({ token }),
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (!enter.isSuccess) return
    forgetCurrentStore()
    removeAllExcept(queryKey)
    void navigate('/dashboard', { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Runs once the link has opened the shop.
  }, [enter.isSuccess])
  return (
    <Container component="main" size="xs" py={96}>
      {enter.error ? (
        <Alert color="red" title="The shop was not opened">
          {messageOf(enter.error)} Create a new link in the console.
        </Alert>
      ) : (
        <Loader aria-label="Opening the shop" />
      )}
    </Container>
  )
}
