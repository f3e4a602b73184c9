import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { showSuccess } from '../../platform/toast.ts'
import { checkTime, describeTime, localTime, timeZone } from './schedule-time.ts'

interface ScheduleDialogProps {
  page: Pick<PageSummary, 'id' | 'name' | 'publishAt'>
  client: Pick<ApiClient, 'page'>
  onClose: () => void
  onDone: (page: Page) => void
}

const dayAhead = 24 * 3_600_000

export function ScheduleDialog({ page, client, onClose, onDone }: ScheduleDialogProps) {
  const { id, name, publishAt } = page
  const [initial] = useState(() => localTime(publishAt ?? new Date(Date.now() + dayAhead)))
  const form = useForm({
    initialValues: { publishAt: initial },
    validate: { publishAt: (time) => checkTime(time) },
  })
  const problems = useQuery({
    queryKey: calls.page.problems.queryKey({ input: { id } }),
    queryFn: () => client.page.problems({ id }),
    gcTime: 0,
    staleTime: 0,
  })
  const errors = problems.data?.filter(({ kind }) => kind === 'error').length ?? 0

  async function handleSubmit({ publishAt: time }: typeof form.values) {
    try {
      onDone(await client.page.schedulePublish({ id, publishAt: new Date(time).toISOString() }))
      showSuccess(`“${name}” goes live on ${describeTime(time)}`)
      onClose()
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <Modal opened onClose={onClose} title={`Publish “${name}” on …`} centered>
      <form noValidate onSubmit={form.onSubmit(handleSubmit)}>
        <TextInput
          type="datetime-local"
          label="Day and time"
          description={`In your time zone, ${timeZone()}`}
          data-autofocus
          {...form.getInputProps('publishAt')}
        />
        <Text size="sm" mt="md">
          The draft goes live as it is at that time, including later changes, together with the
          draft of the top bar, navigation and footer.
        </Text>
        {errors > 0 && (
          <Text size="sm" c="red.8" mt="sm" role="alert">
            {countOf(errors, 'error')} in the draft would prevent publishing. Fix them before then;
            otherwise it stays a draft and you get an email.
          </Text>
        )}
        <Group mt="lg" justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" loading={form.submitting}>
            Schedule
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
