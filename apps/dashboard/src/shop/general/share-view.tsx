import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'

export function ShareView() {
  const { storeId } = useCurrentStore()
  const make = useMutation(calls.store.createViewLink.mutationOptions())
  return (
    <div>
      {make.data ? (
        <>
          <CopyText label="Link to your shop" value={make.data.url} />
          <Text size="sm" c="var(--ink-soft)" mt={4}>
            Anyone with this link sees the shop until {formatMoment(make.data.expiresAt)}.
          </Text>
        </>
      ) : (
        <Group>
          <Button
            variant="default"
            loading={make.isPending}
            onClick={() => make.mutate({ storeId })}
          >
            Create share link
          </Button>
        </Group>
      )}
    </div>
  )
}
