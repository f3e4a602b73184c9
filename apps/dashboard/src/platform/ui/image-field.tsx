import { Group, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Thumbnail } from './thumbnail.tsx'

export type ImageFieldProps = TextInputProps & { value?: string; actions?: ReactNode }

export function ImageField({ value = '', actions, ...input }: ImageFieldProps) {
  return (
    <Group wrap="nowrap" align="flex-end" gap="sm">
      <Thumbnail src={isImageUrl(value) ? value : null} size={64} />
      <TextInput
        flex={1}
        placeholder="https://… or /media/…"
        inputMode="url"
        maxLength={2000}
        {...input}
        value={value}
      />
      {actions}
    </Group>
  )
}

export function checkImageUrl(value: string): string | null {
  return !value || isImageUrl(value) ? null : 'Start with https://, http:// or /.'
}

function isImageUrl(value: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/)/.test(value)
}
