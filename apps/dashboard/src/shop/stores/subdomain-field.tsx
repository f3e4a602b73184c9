import { Loader, Text, TextInput, type TextInputProps } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type Availability, storeHost, useDomainFree } from './use-domain-free.ts'

const words: Record<Availability, (host: string) => string> = {
  empty: () => 'The address of your shop.',
  malformed: () => 'Use 2 to 63 small letters, digits and single hyphens.',
  reserved: () => 'This address is reserved. Please choose another one.',
  asking: (host) => `Checking ${host}…`,
  free: (host) => `${host} is available.`,
  taken: (host) => `${host} is already taken.`,
  unknown: () => 'Availability could not be checked right now.',
}

const refused: readonly Availability[] = ['malformed', 'reserved', 'taken']

type SubdomainFieldProps = Omit<TextInputProps, 'value' | 'label'> & { value: string }

export function SubdomainField({ value, error, ...input }: SubdomainFieldProps) {
  const availability = useDomainFree(value)
  const sentence = words[availability](storeHost(value))
  const problem = refused.includes(availability) ? sentence : undefined
  return (
    <div>
      <TextInput
        {...input}
        label="Shop address"
        value={value}
        error={error ?? problem}
        rightSection={<Mark availability={availability} />}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={63}
      />
      {!error && !problem && (
        <Text
          size="xs"
          c={availability === 'free' ? 'pine.7' : 'var(--ink-soft)'}
          mt={4}
          aria-live="polite"
        >
          {sentence}
        </Text>
      )}
    </div>
  )
}

function Mark({ availability }: { availability: Availability }) {
  if (availability === 'asking') return <Loader size={16} aria-hidden />
  if (availability === 'free')
    return <IconCheck size={18} color="var(--mantine-color-pine-6)" aria-hidden />
  if (refused.includes(availability)) {
    return <IconX size={18} color="var(--mantine-color-red-7)" aria-hidden />
  }
  return null
}
