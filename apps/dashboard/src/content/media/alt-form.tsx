import { Button, Group, Stack, Textarea } from '@mantine/core'
import type { MediaItem } from '@vitrine/contract/media.ts'
import { type FormEvent, useState } from 'react'
import { useChangeAlt } from './use-media.ts'

/** What the picture shows, for those who do not see it. */
export function AltForm({ picture }: { picture: MediaItem }) {
  const [alt, setAlt] = useState(picture.alt)
  const change = useChangeAlt(picture.id)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    change.mutate(alt)
  }

  return (
    <form onSubmit={handleSubmit}>
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
            disabled={alt.trim() === picture.alt}
          >
            Save alt text
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
