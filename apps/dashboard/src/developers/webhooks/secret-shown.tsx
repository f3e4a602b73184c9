import { ShownOnce } from '../shown-once.tsx'

export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce title="Secret of the webhook" label="Secret" secret={secret} onClose={onClose}>
      Every delivery is signed with it. Check the signature before you believe what it says.
    </ShownOnce>
  )
}
