import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { api } from '../platform/api/client.ts'
import { messageOf } from '../platform/api/message-of.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { tokenOfLink } from '../platform/session/token-of-link.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Confirm your new email')

export default function ConfirmEmail() {
  const token = tokenOfLink(useLocation())
  // A query runs once per token, however often the screen renders.
  const confirm = useQuery({
    queryKey: calls.auth.confirmEmailChange.queryKey({ input: { token } }),
    // Bypasses the generated query function, whose call is aborted on unmount: the link works once.
    queryFn: () => api.auth.confirmEmailChange({ token }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  const code = refusalCodeOf(confirm.error)
  const isOver = !token || code === 'token_spent' || code === 'email_taken'
  return (
    <div aria-live="polite">
      {token && confirm.isPending ? <Loader aria-label="Confirming your new email" /> : undefined}
      {confirm.data && <Confirmed {...confirm.data} />}
      {isOver && <Over isTaken={code === 'email_taken'} />}
      {confirm.error && !isOver && (
        <>
          <FormHeading title="This did not work">{messageOf(confirm.error)}</FormHeading>
          <Button onClick={() => void confirm.refetch()}>Try again</Button>
        </>
      )}
    </div>
  )
}

function Confirmed({ email, isChanged }: { email: string; isChanged: boolean }) {
  return (
    <>
      <FormHeading title={isChanged ? 'Your email is changed' : 'One more confirmation'}>
        {isChanged
          ? `Sign in with ${email} from now on.`
          : 'Thank you. Now open the email that we sent to your other address. Nothing changes until both have confirmed.'}
      </FormHeading>
      <TextLink to="/dashboard/profile">Go to your profile</TextLink>
    </>
  )
}

function Over({ isTaken }: { isTaken: boolean }) {
  return (
    <>
      <FormHeading title={isTaken ? 'This address is taken' : 'This link no longer works'}>
        {isTaken
          ? 'Another account uses it in the meantime. Your address stays as it was.'
          : 'It was already used, has expired, or is incomplete.'}
      </FormHeading>
      <TextLink to="/dashboard/profile">Go to your profile</TextLink>
    </>
  )
}
