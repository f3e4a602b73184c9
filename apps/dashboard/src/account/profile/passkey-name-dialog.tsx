import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'

interface PasskeyNameDialogProps {
  title: string
  name: string
  confirm: string
  /** @returns whether it is done */
  onSubmit: (name: string) => Promise<boolean>
  onClose: () => void
}

export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, name, confirm, onSubmit, onClose } = props
  const form = useForm({
    initialValues: { name },
    validate: { name: (value) => (value.trim() ? null : 'Enter a name.') },
  })

  async function submit(values: typeof form.values) {
    try {
      if (await onSubmit(values.name)) onClose()
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={title} size="sm" centered>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TextInput
            label="Name"
            description="So that you know which device it is"
            placeholder="My phone"
            maxLength={60}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
