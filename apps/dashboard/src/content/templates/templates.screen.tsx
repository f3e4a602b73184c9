import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { Changes } from '../../platform/ui/changes.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { PageTabs } from '../pages/page-tabs.tsx'
import { NewTemplateForm } from './new-template-form.tsx'
import { TemplateList } from './template-list.tsx'
import { useTemplates } from './use-templates.ts'

export const meta = titled('Templates')

export default function Templates() {
  const { data, error, isPending, refetch } = useTemplates()
  const [isOpen, dialog] = useDisclosure()
  return (
    <Screen
      title="Pages"
      actions={
        <Changes>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={dialog.open}>
            New template
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
            icon={IconTemplate}
            title="No templates"
            action={
              <Changes>
                <Button onClick={dialog.open}>New template</Button>
              </Changes>
            }
          >
            Put sections around what product, category and other pages show, once for all of them.
            Texts and images can show values such as a product’s title.
          </EmptyState>
        )}
        {data && data.length > 0 && <TemplateList templates={data} />}
      </Panel>
      <Modal opened={isOpen} onClose={dialog.close} title="New template" centered>
        <NewTemplateForm />
      </Modal>
    </Screen>
  )
}
