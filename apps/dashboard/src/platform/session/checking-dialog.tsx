import { Group, Loader, Modal, Text } from '@mantine/core'

export function CheckingDialog() {
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      centered
      size="xs"
      transitionProps={{ duration: 0 }}
      aria-label="Checking your sign-in"
    >
      <Group aria-live="polite" gap="md" p="xs" wrap="nowrap">
        <Loader size="sm" />
        <Text>Checking your sign-in …</Text>
      </Group>
    </Modal>
  )
}
