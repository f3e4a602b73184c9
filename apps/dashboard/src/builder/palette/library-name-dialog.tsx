import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'

interface LibraryNameDialogProps {
  title: string
  initial: string
  submit: string
  text?: string
  children?: ReactNode
  onSubmit: (name: string) => Promise<unknown>
  onClose: () => void
}

export function LibraryNameDialog(props: LibraryNameDialogProps) {
  const { title, initial, submit, text, children, onSubmit, onClose } = props
  const form = useForm({
    initialValues: { name: initial },
    validate: { name: (name) => (name.trim() ? null : 'Give it a name.') },
  })

  async function handleSubmit({ name }: { name: string }) {
    try {
      await onSubmit(name.trim())
      await refresh(calls.savedSections.list)
      onClose()
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
        <Stack gap="sm">
          {text && <Text size="sm">{text}</Text>}
          <TextInput label="Name" maxLength={60} data-autofocus {...form.getInputProps('name')} />
          {children}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
