import { Menu } from '@mantine/core'
import {
  IconCheck,
  IconFilePlus,
  IconHistory,
  IconPalette,
  IconSearch,
  IconShare2,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { finder } from './finder-commands.ts'
import { screenSizes } from './screen-sizes.ts'

interface PhoneItemsProps {
  onNewPage: () => void
  onRevisions: () => void
  onShare: () => void
  isSharing: boolean
}

export function PhoneItems({ onNewPage, onRevisions, onShare, isSharing }: PhoneItemsProps) {
  const { commands } = useBuilder()
  const screenSize = useBuilderState((state) => state.screenSize)
  const isTemplate = useBuilderState(
    ({ page }) => page.templateFor !== undefined || page.ofLibrary === true,
  )
  return (
    <>
      <Menu.Item leftSection={<IconSearch size={16} aria-hidden />} onClick={finder.open}>
        Find anything
      </Menu.Item>
      <Menu.Item leftSection={<IconFilePlus size={16} aria-hidden />} onClick={onNewPage}>
        New page …
      </Menu.Item>
      <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={onRevisions}>
        Revisions
      </Menu.Item>
      {!isTemplate && (
        <Menu.Item
          leftSection={<IconShare2 size={16} aria-hidden />}
          onClick={onShare}
          disabled={isSharing}
        >
          Share preview
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPalette size={16} aria-hidden />}
        component={Link}
        to="/dashboard/theme"
      >
        The shop's theme
      </Menu.Item>
      {screenSizes.map(({ device, label, Icon }) => (
        <Menu.Item
          key={device}
          leftSection={<Icon size={16} aria-hidden />}
          rightSection={screenSize === device && <IconCheck size={14} aria-hidden />}
          aria-current={screenSize === device || undefined}
          onClick={() => commands.setScreenSize(device)}
        >
          Screen: {label}
        </Menu.Item>
      ))}
    </>
  )
}
