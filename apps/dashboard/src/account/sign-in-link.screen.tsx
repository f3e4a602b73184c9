import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { quietApi } from '../platform/api/client.ts'
import { messageOf } from '../platform/api/message-of.ts'
import { removeAllExcept } from '../platform/api/query-client.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { forgetCurrentStore } from '../platform/session/current-store-id.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { choiceIn, keepTemplate, pathAfter } from '../platform/session/sign-up-choice.ts'
import { tokenOfLink } from '../platform/session/token-of-link.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { titled } from '../platform/ui/title.ts'
import { CodeForm } from './code-form.tsx'

export const meta = titled('Sign in')

export default function SignInLink() {
  const navigate = useNavigate()
  const location = useLocation()
  const token = tokenOfLink(location)
  const choice = choiceIn(location.hash)
  const queryKey = calls.auth.signInByLink.queryKey({ input: { token } })
  // A query runs once per token, however often the screen renders.
  const signIn = useQuery({
    queryKey,
    // Bypasses the generated query function, whose call is aborted on unmount: the link works once.
    queryFn: () => quietApi.auth.signInByLink({ token }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })

  function enter() {
    forgetCurrentStore()
    removeAllExcept(queryKey)
    keepTemplate(choice)
    void navigate(pathAfter(choice, '/dashboard'), { replace: true })
  }

  useEffect(() => {
    if (signIn.isSuccess) enter()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Runs once the link has signed in.
  }, [signIn.isSuccess])
  const code = refusalCodeOf(signIn.error)
  if (code === 'code_needed')
    return (
      <CodeForm
        onSignedIn={enter}
        onOver={() => void navigate('/login')}
        onBack={() => void navigate('/login')}
      />
    )
  return (
    <div aria-live="polite">
      {token && signIn.isPending ? <Loader aria-label="Signing in" /> : undefined}
      {(!token || code === 'token_spent') && (
        <>
          <FormHeading title="This link no longer works">
            It was already used, has expired, or is incomplete.
          </FormHeading>
          <TextLink to="/login">Go to sign in</TextLink>
        </>
      )}
      {signIn.error && code !== 'token_spent' && (
        <>
          <FormHeading title="This did not work">{messageOf(signIn.error)}</FormHeading>
          <Button onClick={() => void signIn.refetch()}>Try again</Button>
        </>
      )}
    </div>
  )
}
