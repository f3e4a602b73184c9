import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand/react'
import { BuilderContext, useBuilder, useBuilderState } from '../context/builder-context.ts'
import { askBeforePublishing } from '../global-content/ask-before-publishing.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useStrayFiles } from '../files/use-stray-files.ts'
import { AddMenu } from '../palette/add-menu.tsx'
import { SaveToLibrary } from '../palette/save-to-library.tsx'
import { useLinkedSections } from '../palette/use-library.ts'
import { SlashMenu } from '../palette/slash-menu.tsx'
import { MoveToDialog } from '../outline/move-to-dialog.tsx'
import { SettingsPanel } from '../panel/settings-panel.tsx'
import { ProblemsDialog } from '../publishing/problems-dialog.tsx'
import { usePublish } from '../publishing/use-publish.tsx'
import { useScheduledPublish } from '../publishing/use-scheduled-publish.ts'
import { RevisionsPanel } from '../revisions/revisions-panel.tsx'
import { SavingDialogs } from '../save-state/saving-dialogs.tsx'
import type { ClaimedEdits } from '../saving/claim-edits.ts'
import { useLeaveGuard } from '../saving/use-leave-guard.tsx'
import { useFreshPageList } from '../save-state/use-fresh-page-list.ts'
import { useSaving } from '../saving/use-saving.ts'
import { shopColors } from '@vitrine/sections/theme/shop-colors.ts'
import { ActsMenu } from './acts-menu.tsx'
import { CanvasFrame } from './canvas-frame.tsx'
import { DragLayer } from './drag-layer.tsx'
import { Finder } from './finder.tsx'
import { finder } from './finder-commands.ts'
import { HelpSheet } from './help-sheet.tsx'
import { LeftPanel } from './left-panel.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { Notices } from './notices.tsx'
import classes from './screen.module.css'
import { SheetBar } from './sheet-bar.tsx'
import { shortcutHandler } from './shortcuts.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { TopBar } from './top-bar.tsx'
import { useBuilderInstance } from './use-builder-instance.ts'
import { useFinderActs } from './use-finder-acts.ts'
import { type Sheet, usePanels } from './use-panels.ts'

interface BuilderScreenProps {
  page: Page
  pages: readonly PageSummary[]
  startsInPreview: boolean
  startsWithRevisions: boolean
  edits: ClaimedEdits
  client: ApiClient
  /** Does not show toasts. */
  savingClient: ApiClient
  storeInfo: StoreInfo
  onPickPage: (id: string) => void
  onSaved: () => void
}

export function BuilderScreen(props: BuilderScreenProps) {
  const { page, pages, edits, startsInPreview, client, savingClient, storeInfo } = props
  const { onPickPage, onSaved } = props
  const { builder, frame, backup } = useBuilderInstance({
    page,
    edits,
    startsInPreview,
    client,
    savingClient,
    storeInfo,
    onDroppedOutside: () => offerUndo(() => builder.commands.undo()),
  })
  const { leftTab, sheet, showTab, toggleSheet } = usePanels()
  const [helpOpened, setHelpOpened] = useState(props.startsWithRevisions)
  const search = useRef<HTMLInputElement>(null)
  const outlineSearch = useRef<HTMLInputElement>(null)
  useClipboard(builder)
  useStrayFiles()
  useFreshPageList(builder)
  useLinkedSections(builder)
  useSaving({ saving: builder.saving, backup, edits })
  useLeaveGuard(backup)

  const publishing = usePublish(builder, onSaved)
  useScheduledPublish(builder, onSaved)
  const [showsRevisions, setShowsRevisions] = useState(props.startsWithRevisions)
  const [isCreating, setCreating] = useState(false)
  const actions = useMemo(() => {
    async function save() {
      builder.commands.closeStep()
      if (await builder.saving.save()) onSaved()
    }
    return {
      onSave: () => void save(),
      onRevisions: () => setShowsRevisions((isShown) => !isShown),
      onHelp: () => setHelpOpened(true),
      onNewPage: () => setCreating(true),
    }
  }, [builder, onSaved])

  function publish() {
    publishing.press()
    void askBeforePublishing(builder, () => void publishing.ask())
  }
  const finderActs = useFinderActs(builder, { ...actions, onPublish: publish })

  const onKeyDown = useMemo(
    () =>
      shortcutHandler(builder, {
        save: actions.onSave,
        showHelp: actions.onHelp,
        find: finder.open,
        searchSections: () => {
          // Renders the palette, which may be hidden, before focusing it.
          flushSync(() => showTab('add'))
          search.current?.focus()
          search.current?.select()
        },
        searchPage: () => {
          flushSync(() => showTab('layers'))
          outlineSearch.current?.focus()
        },
      }),
    [builder, actions, search, showTab],
  )
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])

  // Must run before the canvas document does: its window loads after this effect.
  useLayoutEffect(() => {
    window.vitrineBuilder = { builder, onKeyDown }
    return () => {
      window.vitrineBuilder = undefined
    }
  }, [builder, onKeyDown])

  return (
    <BuilderContext value={builder}>
      <Frame sheet={sheet} showsRevisions={showsRevisions}>
        <TopBar
          pages={pages}
          onPickPage={onPickPage}
          {...actions}
          onPublish={publish}
          onSaved={onSaved}
        />
        <LeftPanel tab={leftTab} onTab={showTab} search={search} outlineSearch={outlineSearch} />
        <CanvasFrame frame={frame} />
        {showsRevisions ? (
          <RevisionsPanel onClose={() => setShowsRevisions(false)} />
        ) : (
          <SettingsPanel />
        )}
        <SheetBar sheet={sheet} onToggle={toggleSheet} />
      </Frame>
      <DragLayer />
      <Notices />
      <UploadProgress />
      <SavingDialogs onPickPage={onPickPage} onForget={() => backup.forget()} />
      <MoveToDialog />
      <AddMenu />
      <SlashMenu />
      <ActsMenu />
      <TemplateDialog />
      <SaveToLibrary />
      <NewPageDialog opened={isCreating} onClose={() => setCreating(false)} />
      <Finder acts={finderActs} pages={pages} onPickPage={onPickPage} />
      {publishing.problems.length > 0 && (
        <ProblemsDialog
          problems={publishing.problems}
          onClose={publishing.close}
          onPublish={() => void publishing.publish()}
        />
      )}
      <HelpSheet opened={helpOpened} onClose={() => setHelpOpened(false)} />
    </BuilderContext>
  )
}

interface FrameProps {
  sheet: Sheet | null
  showsRevisions: boolean
  children: React.ReactNode
}

function Frame({ sheet, showsRevisions, children }: FrameProps) {
  const isDragging = useStore(useBuilder().pointer.state, ({ name }) => name === 'dragging')
  const isPreview = useBuilderState((state) => state.previewMode)
  const { theme } = useBuilder().storeInfo
  return (
    <div
      className={classes['screen']}
      data-preview={isPreview || undefined}
      style={shopColors(theme)}
      data-sheet={sheet ?? undefined}
      data-revisions={showsRevisions || undefined}
      data-dragging={isDragging || undefined}
    >
      {children}
    </div>
  )
}

function offerUndo(onUndo: () => void) {
  const id = notifications.show({
    withBorder: true,
    autoClose: 8000,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <Group justify="space-between" wrap="nowrap">
        Section deleted.
        <Button
          size="compact-xs"
          variant="light"
          onClick={() => {
            onUndo()
            notifications.hide(id)
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  })
}
