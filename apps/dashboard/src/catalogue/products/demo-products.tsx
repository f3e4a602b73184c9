import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'

/** Offers to delete what a template put into the shop. */
export function DemoProducts() {
  const { storeId } = useCurrentStore()
  const mayChange = useMayChange()
  const { data } = useQuery(
    calls.templates.current.queryOptions({ input: { storeId }, enabled: mayChange }),
  )
  const remove = useMutation(
    calls.templates.deleteDemoProducts.mutationOptions({
      async onSuccess({ updated }) {
        showSuccess(`${countOf(updated, 'demo product')} deleted`)
        await refresh(calls.templates, calls.products, calls.category)
      },
    }),
  )
  const demo = data?.demoProducts ?? []
  if (demo.length === 0 || !mayChange) return null
  return (
    <Alert>
      <Group justify="space-between">
        <Text size="sm">
          {countOf(demo.length, 'product')} of your template {demo.length === 1 ? 'is' : 'are'} for
          show. Delete them before you open.
        </Text>
        <Button
          variant="default"
          size="xs"
          loading={remove.isPending}
          onClick={() =>
            confirmDanger({
              title: `Delete ${countOf(demo.length, 'demo product')}?`,
              text: `${demo.map(({ name }) => name).join(', ')}. Their categories go too, unless other products are in them. What you added yourself stays.`,
              confirm: 'Delete demo products',
              onConfirm: () => remove.mutate({ storeId }),
            })
          }
        >
          Delete demo products
        </Button>
      </Group>
    </Alert>
  )
}
