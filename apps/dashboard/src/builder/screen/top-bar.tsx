import { Button, Select } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconEye,
  IconHistory,
  IconKeyboard,
  IconPalette,
} from '@tabler/icons-react'
import type { PageSummary } from '@vitrine/contract/page.ts'
import type { Device } from '@vitrine/sections/per-device.ts'
import { formatMoment } from '../../ui/format-date.ts'
import { useBuilder, useBuilderState } from '../builder-context.ts'
import { PublishMenu } from '../publishing/publish-menu.tsx'
import { SaveState } from '../saving/save-state.tsx'
import { SharePreview } from '../sharing/share-preview.tsx'
import { TransferMenu } from '../transfer/transfer-menu.tsx'
import classes from './screen.module.css'
import { Tool } from './tool.tsx'

interface TopBarProps {
  pages: readonly PageSummary[]
  onPickPage: (id: string) => void
  onSave: () => void
  onPublish: () => void
  onSaved: () => void
  onRevisions: () => void
  onHelp: () => void
}

export function TopBar(props: TopBarProps) {
  const { pages, onPickPage, onSave, onPublish, onSaved, onRevisions, onHelp } = props
  const { commands } = useBuilder()
  const page = useBuilderState((state) => state.page)
  const isPreview = useBuilderState((state) => state.previewMode)
  return (
    <header className={classes['bar']} aria-label="Page builder">
      <div className={classes['barSide']}>
        <Tool label="Back to the dashboard" to="/dashboard/adminhome">
          <IconArrowLeft size={18} stroke={1.6} />
        </Tool>
        <Select
          size="xs"
          className={classes['pages'] ?? ''}
          aria-label="Page"
          searchable={pages.length > 8}
          allowDeselect={false}
          data={pages.map(({ id, name }) => ({ value: id, label: name }))}
          value={page.id}
          onChange={(id) => id !== null && id !== page.id && onPickPage(id)}
        />
        <SaveState />
      </div>
      <div className={classes['barMiddle']}>
        <DeviceSizes />
        <span className={classes['divider']} />
        <HistoryTools />
        <span className={classes['divider']} />
        <Tool
          label={isPreview ? 'Back to editing' : 'Preview'}
          keys="Ctrl P"
          pressed={isPreview}
          onClick={commands.togglePreview}
        >
          <IconEye size={18} stroke={1.6} />
        </Tool>
        <SharePreview />
        <Tool label="The shop's theme" to="/dashboard/theme">
          <IconPalette size={18} stroke={1.6} />
        </Tool>
        <Tool label="Revisions" onClick={onRevisions}>
          <IconHistory size={18} stroke={1.6} />
        </Tool>
        <div className={classes['forKeyboards']}>
          <Tool label="Keyboard shortcuts" keys="?" onClick={onHelp}>
            <IconKeyboard size={18} stroke={1.6} />
          </Tool>
        </div>
        <TransferMenu />
      </div>
      <div className={classes['barSide']} data-end>
        {page.publishAt !== null && (
          <span className={classes['scheduled']}>Goes live {formatMoment(page.publishAt)}</span>
        )}
        <Button size="xs" variant="default" onClick={onSave}>
          Save draft
        </Button>
        <Button.Group>
          <Button size="xs" onClick={onPublish}>
            Publish
          </Button>
          <PublishMenu onSaved={onSaved} />
        </Button.Group>
      </div>
    </header>
  )
}

const sizes: readonly { device: Device; label: string; Icon: typeof IconDeviceDesktop }[] = [
  { device: 'desktop', label: 'Desktop', Icon: IconDeviceDesktop },
  { device: 'tablet', label: 'Tablet, 768 px', Icon: IconDeviceTablet },
  { device: 'mobile', label: 'Mobile, 390 px', Icon: IconDeviceMobile },
]

function DeviceSizes() {
  const { commands } = useBuilder()
  const screenSize = useBuilderState((state) => state.screenSize)
  return (
    <fieldset aria-label="Screen size" className={classes['tools']}>
      {sizes.map(({ device, label, Icon }) => (
        <Tool
          key={device}
          label={label}
          pressed={screenSize === device}
          onClick={() => commands.setScreenSize(device)}
        >
          <Icon size={18} stroke={1.6} />
        </Tool>
      ))}
    </fieldset>
  )
}

function HistoryTools() {
  const { commands } = useBuilder()
  const canUndo = useBuilderState((state) => state.history.past.length > 0)
  const canRedo = useBuilderState((state) => state.history.future.length > 0)
  return (
    <div className={classes['tools']}>
      <Tool label="Undo" keys="Ctrl Z" disabled={!canUndo} onClick={commands.undo}>
        <IconArrowBackUp size={18} stroke={1.6} />
      </Tool>
      <Tool label="Redo" keys="Ctrl Shift Z" disabled={!canRedo} onClick={commands.redo}>
        <IconArrowForwardUp size={18} stroke={1.6} />
      </Tool>
    </div>
  )
}
