import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconDownload, IconLayoutGridAdd, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadText } from '../../platform/ui/download-text.ts'
import { useBuilder } from '../context/builder-context.ts'
import { ImportDialog } from './import-dialog.tsx'
import { pageFile } from '../page-file/page-file.ts'

interface TransferMenuProps {
  before?: ReactNode
}

export function TransferMenu({ before }: TransferMenuProps) {
  const { store, commands, linked } = useBuilder()
  const [isOpen, dialog] = useDisclosure()

  function exportPage() {
    const { name, text } = pageFile(store.getState(), linked.getState().sections)
    downloadText(name, 'application/json', text)
  }

  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" c="dark" aria-label="More for this page">
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {before}
          <Menu.Item
            leftSection={<IconLayoutGridAdd size={16} aria-hidden />}
            onClick={commands.askForTemplate}
          >
            Use a template …
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={16} aria-hidden />} onClick={dialog.open}>
            Import a page …
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={exportPage}>
            Export this page
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ImportDialog opened={isOpen} onClose={dialog.close} />
    </>
  )
}
