import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { createRef, useEffect, useState } from 'react'
import type { Builder } from '../context/builder-context.ts'
import { uploadImage } from '../../content/media/upload-image.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { canvasDropTarget } from '../canvas/drop-target.ts'
import { createFileDrops } from '../files/file-drops.ts'
import type { NodeId } from '../model/page/document.ts'
import { preventTouchDefaults } from '../pointer/prevent-touch-defaults.ts'
import { createPointerEngine } from '../pointer/pointer-engine.ts'
import type { Adds, PointerOutcome } from '../pointer/pointer-state.ts'
import { createRevisionView } from '../store/revision-view.ts'
import { createAutosave } from '../saving/autosave.ts'
import { editsDatabase } from '../saving/edits-database.ts'
import { createEditsBackup } from '../saving/edits-backup.ts'
import { restoredState } from '../saving/stored-edits.ts'
import type { ClaimedEdits } from '../saving/claim-edits.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { type BuilderCommands, builderCommands } from '../commands/commands.ts'
import { createLinkedStore } from '../store/linked-store.ts'
import { createSubjectStore } from '../store/subject-store.ts'
import { phone } from './phone.ts'

interface Options {
  page: Page
  startsInPreview: boolean
  edits: ClaimedEdits
  client: ApiClient
  savingClient: ApiClient
  storeInfo: StoreInfo
  onDroppedOutside: () => void
}

export function useBuilderInstance(options: Options) {
  const { page, edits, startsInPreview, client, savingClient, storeInfo, onDroppedOutside } =
    options
  const [instance] = useState(() => {
    const frame = createRef<HTMLIFrameElement>()
    const { place, stored } = edits
    const store = createBuilderStore(page, restoredState(page, stored))
    const backup = createEditsBackup({
      store,
      storage: editsDatabase,
      place,
      unanswered: stored,
    })
    const saving = createAutosave({ store, client: savingClient, backup })
    const linked = createLinkedStore()
    const commands = builderCommands(store, linked)
    if (startsInPreview) commands.togglePreview()
    if (matchMedia(phone).matches) commands.setScreenSize('mobile')
    const target = canvasDropTarget(store, () => frame.current)
    const pointer = createPointerEngine((outcome) => settle(outcome, commands, onDroppedOutside))
    pointer.addTarget(target)
    const revisionView = createRevisionView()
    const hiddenValues = new Map()
    const files = createFileDrops({
      store,
      commands,
      target,
      hiddenValues,
      async upload(file, onProgress) {
        const item = await uploadImage({ storeId: storeInfo.storeId, file, onProgress })
        void refresh(calls.media.list)
        return item
      },
    })
    const builder: Builder = {
      store,
      commands,
      pointer,
      client,
      saving,
      files,
      revisionView,
      storeInfo,
      hiddenValues,
      subject: createSubjectStore(),
      linked,
    }
    return { builder, frame, backup }
  })
  const { pointer } = instance.builder
  useEffect(() => preventTouchDefaults(document, pointer), [pointer])
  useEffect(() => () => pointer.cancel(), [pointer])
  return instance
}

function settle(outcome: PointerOutcome, commands: BuilderCommands, onDroppedOutside: () => void) {
  const { dragged } = outcome
  if (outcome.kind === 'drop') {
    if (dragged.kind === 'new') commands.add(dragged.type, outcome.drop.place, dragged.preset)
    else commands.move(dragged.id, outcome.drop.place)
  } else if (dragged.kind === 'existing') {
    if (outcome.kind === 'click') settleClick(dragged.id, dragged.adds, commands)
    else if (commands.remove(dragged.id)) onDroppedOutside()
  } else if (outcome.kind === 'click') {
    commands.add(dragged.type, undefined, dragged.preset)
  }
}

function settleClick(id: NodeId, adds: Adds | undefined, commands: BuilderCommands) {
  if (adds === 'one') commands.toggleSelected(id)
  else if (adds === 'range') commands.selectTo(id)
  else commands.select(id)
}
