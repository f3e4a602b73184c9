import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { saveSubtree } from '../model/page/save-content.ts'
import { nameOfNode } from '../sections/section-types.ts'
import { shortTextOf } from '../sections/short-text.ts'
import { LibraryNameDialog } from './library-name-dialog.tsx'

/** Saves a section or group, with all that is in it, for other pages. */
export function SaveToLibrary() {
  const { store, commands, storeInfo } = useBuilder()
  const menu = useBuilderState((state) => state.openMenu)
  const [isLinking, setLinking] = useState(false)
  const { components } = store.getState()
  const node = menu?.kind === 'library' ? components.nodes.get(menu.id) : undefined
  if (!node) return null
  const words = shortTextOf(node)
  const suggested = node.details.name ?? (words || nameOfNode(node))
  return (
    <LibraryNameDialog
      title="Save to the library"
      text="It is then offered under Add, on every page of this shop."
      initial={suggested.slice(0, 60)}
      submit="Save"
      onSubmit={async (name) => {
        const item = saveSubtree(components, node.id)
        const saved = await api.savedSections.add({ storeId: storeInfo.storeId, name, item })
        if (isLinking) commands.linkInstead(node.id, saved)
        showSuccess(`“${name}” is in your library`)
      }}
      onClose={() => commands.closeMenu()}
    >
      <Checkbox
        label="Link this one"
        description="It then changes when the library’s does. Undo makes it the page’s own again."
        checked={isLinking}
        onChange={(event) => setLinking(event.currentTarget.checked)}
      />
    </LibraryNameDialog>
  )
}
