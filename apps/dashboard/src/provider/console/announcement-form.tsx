import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { refresh } from '../../platform/api/query-client.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { consoleCalls } from './console-api.ts'

const required = (text: string) => (value: string) => (value.trim() ? null : text)

export function AnnouncementForm() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { title: '', body: '', startsAt: '', endsAt: '', reason: '' },
    validate: {
      title: required('Enter a title.'),
      startsAt: required('Choose when it begins.'),
      endsAt: required('Choose when it ends.'),
      reason: (value) => (value.trim().length < 3 ? 'Say why, in at least 3 characters.' : null),
    },
  })
  const add = useMutation(
    consoleCalls.announcements.add.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: async () => {
        form.reset()
        await refresh(consoleCalls.announcements)
      },
      onError: (error) => applyRefusal(form, error),
    }),
  )
  return (
    <CheckedForm
      form={form}
      onSubmit={({ startsAt, endsAt, ...values }) =>
        add.mutate({ ...values, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) })
      }
    >
      <Stack>
        <TextInput
          label="Title"
          maxLength={120}
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <Textarea
          label="Text"
          autosize
          minRows={2}
          maxLength={1000}
          key={form.key('body')}
          {...form.getInputProps('body')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="From"
            type="datetime-local"
            key={form.key('startsAt')}
            {...form.getInputProps('startsAt')}
          />
          <TextInput
            label="Until"
            type="datetime-local"
            key={form.key('endsAt')}
            {...form.getInputProps('endsAt')}
          />
        </SimpleGrid>
        <TextInput
          label="Reason"
          description="For the audit log only"
          maxLength={500}
          key={form.key('reason')}
          {...form.getInputProps('reason')}
        />
        <Group>
          <Button type="submit" loading={add.isPending}>
            Add announcement
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

/** The field's value is a local time. */
function momentOf(local: string): string {
  return new Date(local).toISOString()
}
