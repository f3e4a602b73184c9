import { Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { quietCalls } from '../../api/calls.ts'
import { onProofNeeded } from '../../api/prove-once.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { ProofByLink } from './proof-by-link.tsx'
import { ProofByPasskey } from './proof-by-passkey.tsx'
import { ProofByPassword } from './proof-by-password.tsx'

/** Asks who is there when a call needs it, which is then sent again as it was. */
export function ProofDialog() {
  const [settle, setSettle] = useState<(isProven: boolean) => void>()
  useEffect(
    () => onProofNeeded(() => new Promise((resolve) => setSettle(() => resolve))),
    [setSettle],
  )
  if (!settle) return null
  function end(isProven: boolean) {
    setSettle(undefined)
    settle!(isProven)
  }
  return (
    <Modal
      opened
      onClose={() => end(false)}
      closeOnClickOutside={false}
      title="Confirm that it is you"
      size="sm"
      centered
    >
      <Proofs onEnd={end} />
    </Modal>
  )
}

function Proofs({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { data, error, refetch } = useQuery(quietCalls.profile.get.queryOptions())
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const { hasPassword, hasPasskey } = data
  return (
    <Stack gap="sm">
      {hasPasskey && <ProofByPasskey isOnly={!hasPassword} onEnd={onEnd} />}
      {hasPassword && <ProofByPassword onEnd={onEnd} />}
      {!hasPassword && !hasPasskey && <ProofByLink onEnd={onEnd} />}
    </Stack>
  )
}
