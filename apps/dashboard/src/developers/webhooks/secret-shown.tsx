import { ShownOnce } from '../shown-once.tsx'

export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce title="Webhook secret" label="Secret" secret={secret} onClose={onClose}>
      Every delivery is signed with it. Verify the signature before you trust the content.
    </ShownOnce>
  )
}
