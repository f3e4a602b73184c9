import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api, quietApi } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showFailure } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { LibraryNameDialog } from './library-name-dialog.tsx'
import classes from './palette.module.css'
import { Preset } from './preset-list.tsx'

/** Sections that the owner saved: drag or click adds a copy, which is the page's own. */
export function Library({ saved }: { saved: readonly SavedSection[] }) {
  return (
    <section className={classes['group']} aria-label="Your library">
      <h2>Your library</h2>
      <div className={classes['presets']}>
        {saved.map((each) => (
          <Saved key={each.id} saved={each} />
        ))}
      </div>
    </section>
  )
}

function Saved({ saved }: { saved: SavedSection }) {
  const { id, name, item } = saved
  const [isRenaming, setRenaming] = useState(false)

  const askToDelete = () =>
    confirmDanger({
      title: `Delete “${name}”?`,
      text: 'It leaves the library. Its copies on your pages stay as they are.',
      confirm: 'Delete',
      onConfirm: () =>
        void quietApi.savedSections
          .delete({ id })
          .then(() => refresh(calls.savedSections.list))
          .catch((failure: unknown) => showFailure(messageOf(failure))),
    })

  return (
    <div className={classes['saved']}>
      <Preset name={name} item={item} />
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon
            className={classes['savedMenu'] ?? ''}
            variant="default"
            size={26}
            aria-label={`More for ${name}`}
          >
            <IconDots size={15} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setRenaming(true)}
          >
            Rename …
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={askToDelete}>
            Delete …
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <LibraryNameDialog
          title="Rename"
          initial={name}
          submit="Rename"
          onSubmit={(next) => api.savedSections.rename({ id, name: next })}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  )
}
