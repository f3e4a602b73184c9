import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { FormFields } from '../../platform/ui/form-fields.tsx'

export function AltForm({ image }: { image: MediaItem }) {
  const [alt, setAlt] = useState(image.alt)
  const change = useMutation(
    calls.media.update.mutationOptions({
      async onSuccess() {
        showSuccess('Alt text saved')
        await refresh(calls.media)
      },
    }),
  )

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    change.mutate({ id: image.id, alt })
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormFields>
        <Stack gap="xs">
          <Textarea
            label="Alt text"
            description="For people who cannot see the image, and for search engines."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={2}
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <Group>
            <Button
              type="submit"
              size="xs"
              loading={change.isPending}
              disabled={alt.trim() === image.alt}
            >
              Save alt text
            </Button>
          </Group>
        </Stack>
      </FormFields>
    </form>
  )
}
