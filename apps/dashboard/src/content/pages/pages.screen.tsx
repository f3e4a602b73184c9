import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLayout, IconPlus } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { NewPageForm } from './new-page-form.tsx'
import { PageTabs } from './page-tabs.tsx'
import { PageList } from './page-list.tsx'
import { usePages } from './use-pages.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Pages')

export default function Pages() {
  const { data, error, isPending, refetch } = usePages()
  const [params] = useSearchParams()
  const [isOpen, dialog] = useDisclosure(params.has('new'))
  return (
    <Screen
      title="Pages"
      actions={
        <Changes>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={dialog.open}>
            New page
          </Button>
        </Changes>
      }
    >
      <PageTabs />
      <Panel flush>
        {isPending && <RowsSkeleton rows={3} />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState
            icon={IconLayout}
            title="No pages"
            action={<Button onClick={dialog.open}>New page</Button>}
          >
            Start with a template or a blank page.
          </EmptyState>
        )}
        {data && data.length > 0 && <PageList pages={data} />}
      </Panel>
      <Modal opened={isOpen} onClose={dialog.close} title="New page" size={760} centered>
        <NewPageForm />
      </Modal>
    </Screen>
  )
}
