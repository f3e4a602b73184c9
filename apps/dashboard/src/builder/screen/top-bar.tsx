import { Button, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconEye,
  IconFilePlus,
  IconHistory,
  IconKeyboard,
  IconPalette,
  IconSearch,
  IconShare2,
} from '@tabler/icons-react'
import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import { statusLabel } from '../../content/pages/page-status.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { useBuilder, useBuilderState, useOpenPage } from '../context/builder-context.ts'
import { PublishMenu } from '../publishing/publish-menu.tsx'
import { AlsoOpen } from '../save-state/also-open.tsx'
import { SaveState } from '../save-state/save-state.tsx'
import { useSharePreview } from '../sharing/use-share-preview.tsx'
import { TransferMenu } from '../transfer/transfer-menu.tsx'
import { finder } from './finder-commands.ts'
import { phone } from './phone.ts'
import { PhoneItems } from './phone-items.tsx'
import classes from './screen.module.css'
import { screenSizes } from './screen-sizes.ts'
import { Tool } from './tool.tsx'

interface TopBarProps {
  pages: readonly PageSummary[]
  onPickPage: (id: string) => void
  onSave: () => void
  onPublish: () => void
  onSaved: () => void
  onRevisions: () => void
  onHelp: () => void
  onNewPage: () => void
}

export function TopBar(props: TopBarProps) {
  const { pages, onPickPage, onSave, onPublish, onSaved, onRevisions, onHelp, onNewPage } = props
  const page = useOpenPage('id', 'name', 'ofLibrary', 'publishAt')
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
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
          data={groupsOf(pages, page)}
          value={page.id}
          renderOption={({ option }) => (
            <PageOption page={pages.find(({ id }) => id === option.value)} label={option.label} />
          )}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
          onChange={(id) => id !== null && id !== page.id && onPickPage(id)}
        />
        {!isPhone && (
          <Tool label="New page" onClick={onNewPage}>
            <IconFilePlus size={18} stroke={1.6} />
          </Tool>
        )}
        {!isPhone && (
          <>
            <SaveState />
            <AlsoOpen />
          </>
        )}
      </div>
      <div className={classes['barMiddle']}>
        {isPhone ? (
          <PhoneTools onRevisions={onRevisions} onNewPage={onNewPage} />
        ) : (
          <Tools onRevisions={onRevisions} onHelp={onHelp} />
        )}
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

type OpenPage = Pick<Page, 'id' | 'name' | 'ofLibrary'>

const optionOf = ({ id, name }: PageSummary) => ({ value: id, label: name })

function groupsOf(pages: readonly PageSummary[], { id, name, ofLibrary }: OpenPage) {
  const own = pages.filter(({ templateFor }) => !templateFor).map(optionOf)
  const templates = pages.filter(({ templateFor }) => templateFor).map(optionOf)
  const library = ofLibrary ? [{ value: id, label: name }] : []
  if (templates.length + library.length === 0) return own
  return [
    { group: 'Library', items: library },
    { group: 'Pages', items: own },
    { group: 'Templates', items: templates },
  ].filter(({ items }) => items.length > 0)
}

function PageOption({ page, label }: { page: PageSummary | undefined; label: string }) {
  if (!page) return label
  return (
    <span className={classes['pageOption']}>
      <span>{page.name}</span>
      <small>{statusLabel(page)}</small>
    </span>
  )
}

interface ToolsProps {
  onRevisions: () => void
  onHelp: () => void
}

function Tools({ onRevisions, onHelp }: ToolsProps) {
  const isTemplate = useBuilderState(
    ({ page }) => page.templateFor !== undefined || page.ofLibrary === true,
  )
  const { share, isPending, dialog } = useSharePreview()
  return (
    <>
      <DeviceSizes />
      <span className={classes['divider']} />
      <HistoryTools />
      <span className={classes['divider']} />
      <PreviewTool />
      {!isTemplate && (
        <Tool label="Share preview" onClick={share} disabled={isPending}>
          <IconShare2 size={18} stroke={1.6} />
        </Tool>
      )}
      {dialog}
      <Tool label="The shop's theme" to="/dashboard/theme">
        <IconPalette size={18} stroke={1.6} />
      </Tool>
      <Tool label="Revisions" onClick={onRevisions}>
        <IconHistory size={18} stroke={1.6} />
      </Tool>
      <Tool label="Find anything" keys="Ctrl K" onClick={finder.open}>
        <IconSearch size={18} stroke={1.6} />
      </Tool>
      <div className={classes['forKeyboards']}>
        <Tool label="Keyboard shortcuts" keys="?" onClick={onHelp}>
          <IconKeyboard size={18} stroke={1.6} />
        </Tool>
      </div>
      <TransferMenu />
    </>
  )
}

interface PhoneToolsProps {
  onRevisions: () => void
  onNewPage: () => void
}

function PhoneTools({ onRevisions, onNewPage }: PhoneToolsProps) {
  const { share, isPending, dialog } = useSharePreview()
  return (
    <>
      <div className={classes['stateInWords']}>
        <SaveState />
      </div>
      <AlsoOpen />
      <HistoryTools />
      <PreviewTool />
      <TransferMenu
        before={
          <PhoneItems
            onNewPage={onNewPage}
            onRevisions={onRevisions}
            onShare={share}
            isSharing={isPending}
          />
        }
      />
      {dialog}
    </>
  )
}

function PreviewTool() {
  const { commands } = useBuilder()
  const isPreview = useBuilderState((state) => state.previewMode)
  return (
    <Tool
      label={isPreview ? 'Back to editing' : 'Preview'}
      keys="Ctrl P"
      pressed={isPreview}
      onClick={commands.togglePreview}
    >
      <IconEye size={18} stroke={1.6} />
    </Tool>
  )
}

function DeviceSizes() {
  const { commands } = useBuilder()
  const screenSize = useBuilderState((state) => state.screenSize)
  return (
    <fieldset aria-label="Screen size" className={classes['tools']}>
      {screenSizes.map(({ device, label, Icon }) => (
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
