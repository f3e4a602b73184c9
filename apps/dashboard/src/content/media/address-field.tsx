import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { checkImageUrl } from '../../platform/ui/image-field.tsx'

interface AddressFieldProps {
  label?: string
  action?: string
  onUse: (url: string) => void
}

export function AddressField(props: AddressFieldProps) {
  const { label = 'Or use an image URL', action = 'Use URL', onUse } = props
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function handleUse() {
    const url = address.trim()
    const found = url ? checkImageUrl(url) : 'Enter the URL of an image.'
    setProblem(found)
    if (!found) onUse(url)
  }

  return (
    <Group align="flex-end" gap="sm" wrap="nowrap">
      <TextInput
        flex={1}
        label={label}
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
          // Prevents submitting a form around the dialog.
          event.preventDefault()
          handleUse()
        }}
      />
      <Button variant="default" onClick={handleUse}>
        {action}
      </Button>
    </Group>
  )
}
