import { Button, Divider } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'
import { calls } from '../platform/api/calls.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'

interface EmailLinkProps {
  /** @returns nothing if the form marks what is missing */
  request: () => { email: string; name?: string; choice?: SignUpChoice } | undefined
  onSent: (email: string) => void
}

export function EmailLink({ request, onSent }: EmailLinkProps) {
  const send = useMutation(
    calls.auth.emailLink.mutationOptions({ onSuccess: (_, { email }) => onSent(email) }),
  )
  return (
    <>
      <Divider label="or" />
      <Button
        variant="default"
        size="md"
        loading={send.isPending}
        onClick={() => {
          const input = request()
          if (input) send.mutate(input)
        }}
      >
        Email me a link
      </Button>
    </>
  )
}

export function LinkSent({ email }: { email: string }) {
  return (
    <div aria-live="polite">
      <FormHeading title="Check your inbox">
        If {email} has an account here, a link is on its way. It works once, for 15 minutes.
      </FormHeading>
      <TextLink to="/login">Back to sign in</TextLink>
    </div>
  )
}
