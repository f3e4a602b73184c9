import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { api } from '../platform/api/client.ts'
import { messageOf } from '../platform/api/message-of.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { choiceIn, keepTemplate, pathAfter } from '../platform/session/sign-up-choice.ts'
import { tokenOfLink } from '../platform/session/token-of-link.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Confirm your email')

export default function VerifyLink() {
  const location = useLocation()
  const token = tokenOfLink(location)
  // A query runs once per token, however often the screen renders.
  const verify = useQuery({
    queryKey: calls.auth.verifyEmail.queryKey({ input: { token } }),
    // Bypasses the generated query function, whose call is aborted on unmount: the link works once.
    queryFn: () => api.auth.verifyEmail({ token }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  return (
    <div aria-live="polite">
      {token && verify.isPending ? <Loader aria-label="Confirming your email" /> : undefined}
      {verify.isSuccess && <Confirmed choice={choiceIn(location.hash)} />}
      {(!token || refusalCodeOf(verify.error) === 'token_spent') && <Spent />}
      {verify.error && refusalCodeOf(verify.error) !== 'token_spent' && (
        <>
          <FormHeading title="This did not work">{messageOf(verify.error)}</FormHeading>
          <Button onClick={() => void verify.refetch()}>Try again</Button>
        </>
      )}
    </div>
  )
}

function Confirmed({ choice }: { choice: SignUpChoice | undefined }) {
  useEffect(() => keepTemplate(choice), [choice])
  return (
    <>
      <FormHeading title="Your email is confirmed">Thank you. You can go on.</FormHeading>
      {choice?.plan === undefined ? (
        <TextLink to={pathAfter(choice, '/dashboard')}>Go to your shop</TextLink>
      ) : (
        <TextLink to={pathAfter(choice, '/dashboard')}>Go on to your plan</TextLink>
      )}
    </>
  )
}

function Spent() {
  return (
    <>
      <FormHeading title="This link no longer works">
        It was already used, has expired, or is incomplete.
      </FormHeading>
      <TextLink to="/login">Go to sign in</TextLink>
    </>
  )
}
