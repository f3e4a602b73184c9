import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { hasRight } from '@vitrine/contract/call/role.ts'
import { useState } from 'react'
import { useRole } from '../../platform/session/auth-context.ts'
import { checkEmail } from '../../platform/session/checks.ts'
import { PersonalDataPanel } from './personal-data-panel.tsx'

/** Opens the personal data of anyone by address, for example of a message without an order. */
export function PersonalDataButton({ label = 'Personal data' }: { label?: string }) {
  const [isOpen, setOpen] = useState(false)
  const role = useRole()
  if (!hasRight(role, 'settings:write')) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function FindDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [email, setEmail] = useState<string>()
  return (
    <Modal opened onClose={onClose} title="Personal data by email address" centered size="lg">
      <Stack>
        <Text size="sm">
          Finds orders, messages, newsletter entries and emails of a person, also without an order.
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const problem = checkEmail(typed)
            setError(problem)
            setEmail(problem === null ? typed.trim() : undefined)
          }}
        >
          <Group align="flex-end">
            <TextInput
              label="Email address"
              type="email"
              flex={1}
              data-autofocus
              value={typed}
              error={error}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit">Find</Button>
          </Group>
        </form>
        {email !== undefined && <PersonalDataPanel key={email} email={email} onErased={onClose} />}
      </Stack>
    </Modal>
  )
}
