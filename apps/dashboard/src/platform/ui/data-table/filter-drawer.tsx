import { Button, Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface FilterDrawerProps {
  count: number
  children: ReactNode
}

export function FilterDrawer({ count, children }: FilterDrawerProps) {
  const [isOpen, drawer] = useDisclosure()
  return (
    <>
      <Button
        flex="1 0 auto"
        variant="default"
        leftSection={<IconFilter size={17} aria-hidden />}
        onClick={drawer.open}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        title="Filters"
        position="bottom"
        size="auto"
        closeButtonProps={{ 'aria-label': 'Close' }}
        attributes={{ header: { role: 'none' } }}
      >
        <Stack gap="sm" pb="md">
          {children}
          <Button mt="xs" onClick={drawer.close}>
            Show results
          </Button>
        </Stack>
      </Drawer>
    </>
  )
}
