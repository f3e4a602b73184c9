import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { checkImageUrl } from '../ui/image-field.tsx'

/** For a picture that stays on another host. */
export function AddressField({ onUse }: { onUse: (url: string) => void }) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function handleUse() {
    const url = address.trim()
    const found = url ? checkImageUrl(url) : 'Enter the address of a picture.'
    setProblem(found)
    if (!found) onUse(url)
  }

  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <TextInput
        flex={1}
        label="Or the address of a picture"
        placeholder="https://…"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={address}
        error={problem}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The dialog may stand within a form, which is not meant.
          event.preventDefault()
          handleUse()
        }}
      />
      <Button variant="default" onClick={handleUse}>
        Use address
      </Button>
    </Group>
  )
}
