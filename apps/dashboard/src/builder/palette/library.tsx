import { ActionIcon, List, Menu, SegmentedControl, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconDots, IconEdit, IconPencil, IconTrash } from '@tabler/icons-react'
import type { SavedSection, SavedSectionUse } from '@vitrine/contract/content/saved-sections.ts'
import { withLinked } from '@vitrine/sections/render/linked/with-linked.ts'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand/react'
import { calls } from '../../platform/api/calls.ts'
import { api, quietApi } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showFailure } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'
import { useBuilder } from '../context/builder-context.ts'
import { useEditEverywhere } from '../library/use-edit-everywhere.ts'
import { linkTo } from '../sections/link-to.ts'
import { LibraryNameDialog } from './library-name-dialog.tsx'
import classes from './palette.module.css'
import { Preset } from './preset-list.tsx'

/**
 * Sections that the owner saved: drag or click adds a copy, which is the page's own, or a linked one,
 * which shows what the library has.
 */
export function Library({ saved }: { saved: readonly SavedSection[] }) {
  const [adds, setAdds] = useState<Adds>('copy')
  return (
    <section className={classes['group']} aria-label="Your library">
      <h2>Your library</h2>
      <SegmentedControl
        size="xs"
        fullWidth
        mb={4}
        aria-label="Add from the library as"
        data={[
          { value: 'copy', label: 'As a copy' },
          { value: 'linked', label: 'Linked' },
        ]}
        value={adds}
        onChange={setAdds}
      />
      <p className={classes['adds']}>{addsWords[adds]}</p>
      <div className={classes['presets']}>
        {saved.map((each) => (
          <Saved key={each.id} saved={each} adds={adds} />
        ))}
      </div>
    </section>
  )
}

type Adds = 'copy' | 'linked'

const addsWords: Record<Adds, string> = {
  copy: 'A copy belongs to its page and is changed there.',
  linked: 'Linked sections change everywhere when the library’s does.',
}

function Saved({ saved, adds }: { saved: SavedSection; adds: Adds }) {
  const { id, name, item } = saved
  const [isRenaming, setRenaming] = useState(false)

  const { linked } = useBuilder()
  const sections = useStore(linked, (state) => state.sections)
  const [drawn = item] = useMemo(() => withLinked([item], sections), [item, sections])
  const { edit } = useEditEverywhere(id)
  const added = useMemo(() => (adds === 'linked' ? linkTo(saved) : item), [adds, saved, item])

  return (
    <div className={classes['saved']}>
      <Preset name={name} item={drawn} added={added} />
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
          <Menu.Item leftSection={<IconEdit size={16} aria-hidden />} onClick={edit}>
            Edit everywhere
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setRenaming(true)}
          >
            Rename …
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void askToDelete(saved)}
          >
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

/** What is linked stays in the library: its places would be empty. */
async function askToDelete({ id, name }: SavedSection) {
  try {
    const uses = await quietApi.savedSections.uses({ id })
    if (uses.length > 0) showUses(name, uses)
    else
      confirmDanger({
        title: `Delete “${name}”?`,
        text: 'It leaves the library. Its copies on your pages stay as they are.',
        confirm: 'Delete',
        onConfirm: () => void remove(id),
      })
  } catch (failure) {
    showFailure(messageOf(failure))
  }
}

async function remove(id: string) {
  try {
    await quietApi.savedSections.delete({ id })
    await refresh(calls.savedSections.list)
  } catch (failure) {
    showFailure(messageOf(failure))
  }
}

function showUses(name: string, uses: readonly SavedSectionUse[]) {
  modals.open({
    title: `“${name}” is linked`,
    centered: true,
    children: (
      <>
        <Text size="sm">
          Detach or delete it on these pages first, and publish them. Then it can be deleted.
        </Text>
        <List size="sm" mt="xs">
          {uses.map((use) => (
            <List.Item key={use.id}>
              {use.name}
              {use.kind === 'savedSection' && ' (in the library)'}
            </List.Item>
          ))}
        </List>
      </>
    ),
  })
}
