import { ActionIcon, Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore, useMayChange } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { filterNames } from './order-filter.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export function SavedViews() {
  const [isOpen, dialog] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={17} aria-hidden />}
        onClick={dialog.open}
      >
        Views
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Saved views" centered>
        <Stack>
          <ViewList onChosen={dialog.close} />
          <Changes>
            <SaveForm />
          </Changes>
        </Stack>
      </Modal>
    </>
  )
}

function ViewList({ onChosen }: { onChosen: () => void }) {
  const { storeId } = useCurrentStore()
  const mayChange = useMayChange()
  const { data: views = [] } = useQuery(calls.orders.views.queryOptions({ input: { storeId } }))
  const remove = useMutation(
    calls.orders.deleteView.mutationOptions({ onSettled: () => refresh(calls.orders.views) }),
  )
  if (!views.length)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {mayChange
          ? 'Set filters you use often, then save them here.'
          : 'Nobody has saved a view yet.'}
      </Text>
    )
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {views.map(({ id, name, query }) => (
        <Group component="li" key={id} justify="space-between" wrap="nowrap">
          <Anchor component={Link} to={`/dashboard/orders?${query}`} onClick={onChosen}>
            {name}
          </Anchor>
          <Changes>
            <ActionIcon
              variant="subtle"
              color="gray"
              c="var(--ink-soft)"
              aria-label={`Delete the view ${name}`}
              loading={remove.isPending && remove.variables.id === id}
              onClick={() => remove.mutate({ id })}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
          </Changes>
        </Group>
      ))}
    </Stack>
  )
}

function SaveForm() {
  const [params] = useSearchParams()
  const [name, setName] = useState('')
  const { storeId } = useCurrentStore()
  const save = useMutation(
    calls.orders.saveView.mutationOptions({
      onSuccess: (view) => showSuccess(`“${view.name}” saved`),
      onSettled: () => refresh(calls.orders.views),
    }),
  )
  const query = filtersOf(params)
  if (!query) return null

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim())
      save.mutate({ storeId, name: name.trim(), query }, { onSuccess: () => setName('') })
  }

  return (
    <form onSubmit={handleSubmit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          label="Save current filters as"
          placeholder="To send today"
          flex={1}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!name.trim()} loading={save.isPending}>
          Save
        </Button>
      </Group>
    </form>
  )
}

function filtersOf(params: URLSearchParams): string {
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(filters).toString().slice(0, 1000)
}
