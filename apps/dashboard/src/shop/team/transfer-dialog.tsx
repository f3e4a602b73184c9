import { Modal, Stack, Text } from '@mantine/core'
import type { TeamMember } from '@vitrine/contract/account/team.ts'
import { api } from '../../platform/api/client.ts'
import { sentenceOf } from '../../platform/api/sentence-of.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { useTeamChange } from './use-team-change.ts'

interface TransferDialogProps {
  member: TeamMember
  onClose: () => void
}

export function TransferDialog({ member: { userId, name }, onClose }: TransferDialogProps) {
  const store = useCurrentStore()
  const offer = useTeamChange(api.team.offerTransfer, `Offered to ${name}`)
  const { storeId } = store
  return (
    <Modal opened onClose={onClose} title={`Transfer ${store.name} to ${name}?`} centered>
      <Stack>
        <Text size="sm">
          {name} gets an email and has 7 days to accept. Until then nothing changes, and you can
          withdraw the offer.
        </Text>
        <Text size="sm">
          After that {name} owns the shop, its payments and its domains. You stay in the team as an
          admin.
        </Text>
        {offer.error && (
          <Text size="sm" c="red.8" role="alert">
            {sentenceOf(offer.error)}
          </Text>
        )}
        <DialogButtons
          confirm="Offer the shop"
          isPending={offer.isPending}
          onConfirm={() => offer.mutate({ storeId, userId }, { onSuccess: onClose })}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  )
}
