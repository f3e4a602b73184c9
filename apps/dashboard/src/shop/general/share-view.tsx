import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'

/** A link by which someone else sees the shop before it opens. */
export function ShareView() {
  const { storeId } = useCurrentStore()
  const make = useMutation({ mutationFn: () => api.store.createViewLink({ storeId }) })
  return (
    <div>
      {make.data ? (
        <>
          <CopyText label="Link to your shop" value={make.data.url} />
          <Text size="sm" c="var(--ink-soft)" mt={4}>
            Whoever has it sees the shop until {formatMoment(make.data.expiresAt)}.
          </Text>
        </>
      ) : (
        <Group>
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            Create share link
          </Button>
        </Group>
      )}
    </div>
  )
}
