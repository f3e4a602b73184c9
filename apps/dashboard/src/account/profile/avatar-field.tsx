import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { sendFile } from '../../platform/api/send-file.ts'
import { showSuccess } from '../../platform/toast.ts'

export function AvatarField({ profile: { name, avatar } }: { profile: Profile }) {
  const upload = useMutation({
    mutationFn(file: File) {
      const form = new FormData()
      form.set('file', file)
      return sendFile<Profile>('/profile/avatar', form, { onProgress: () => undefined })
    },
    meta: { showsRefusals: true },
    onSuccess: (saved) => keep(saved, 'Image saved'),
  })
  const remove = useMutation(
    calls.profile.removeAvatar.mutationOptions({
      onSuccess: (saved) => keep(saved, 'Image removed'),
    }),
  )
  return (
    <Group gap="md" wrap="nowrap">
      <Avatar src={avatar} alt="" size={72} radius="xl" color="pine">
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Stack gap={6}>
        <Group gap="xs">
          <FileButton
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
            onChange={(file) => file && upload.mutate(file)}
          >
            {(props) => (
              <Button variant="default" size="sm" loading={upload.isPending} {...props}>
                {avatar ? 'Change image' : 'Add image'}
              </Button>
            )}
          </FileButton>
          {avatar && (
            <Button
              variant="default"
              size="sm"
              loading={remove.isPending}
              onClick={() => remove.mutate(undefined)}
            >
              Remove
            </Button>
          )}
        </Group>
        <Text
          size="sm"
          c={upload.error ? 'red.9' : 'var(--ink-soft)'}
          role={upload.error ? 'alert' : undefined}
        >
          {upload.error ? messageOf(upload.error) : 'JPEG, PNG, WebP, AVIF, GIF or TIFF'}
        </Text>
      </Stack>
    </Group>
  )
}

async function keep(saved: Profile, notice: string) {
  queryClient.setQueryData(calls.profile.get.queryKey(), saved)
  showSuccess(notice)
  await refresh(calls.auth.checkAuth)
}
