import { Anchor, Box, Button, Checkbox, Modal, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { LastChange } from './last-change.tsx'
import { PageMenu } from './page-menu.tsx'
import { PageSettings } from './page-settings.tsx'
import { PageStatus } from './page-status.tsx'
import { pageType } from './page-type.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { seoProblems } from './seo-problems.ts'
import type { PageActions } from './use-page-actions.ts'

interface PageRowProps {
  page: PageSummary
  pages: readonly PageSummary[]
  isChosen: boolean
  onToggle: () => void
  actions: PageActions
}

export function PageRow({ page, pages, isChosen, onToggle, actions }: PageRowProps) {
  const [isOpen, settings] = useDisclosure()
  const [isScheduling, schedule] = useDisclosure()
  const { name, isHome } = page
  return (
    <Table.Tr data-selected={isChosen || undefined}>
      <Table.Td>
        <Checkbox
          aria-label={isHome ? `${name} is the home page and cannot be selected` : `Select ${name}`}
          checked={isChosen}
          disabled={isHome}
          onChange={onToggle}
        />
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/builder?page=${page.id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
          {pagePath(page.slug)}
        </Text>
        <Box hiddenFrom="sm" mt={4}>
          <PageStatus page={page} />
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm">{pageType(page)}</Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <PageStatus page={page} />
      </Table.Td>
      <Table.Td visibleFrom="md">
        <SeoState page={page} pages={pages} onOpen={settings.open} />
      </Table.Td>
      <Table.Td visibleFrom="lg">
        <LastChange {...page} />
      </Table.Td>
      <Table.Td w={52}>
        <PageMenu
          page={page}
          home={pages.find((each) => each.isHome)}
          actions={actions}
          onSettings={settings.open}
          onSchedule={schedule.open}
        />
        {isScheduling && (
          <ScheduleDialog
            page={page}
            client={api}
            onClose={schedule.close}
            onDone={() => void refresh(calls.page.getPagesByStoreId)}
          />
        )}
        <Modal opened={isOpen} onClose={settings.close} title={name} size="lg" centered>
          <PageSettings page={page} onDone={settings.close} />
        </Modal>
      </Table.Td>
    </Table.Tr>
  )
}

interface SeoStateProps {
  page: PageSummary
  pages: readonly PageSummary[]
  onOpen: () => void
}

function SeoState({ page, pages, onOpen }: SeoStateProps) {
  const problems = seoProblems(page, pages)
  if (problems.length === 0) {
    return (
      <Text size="sm" c="pine.8">
        <IconCheck size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> Good
      </Text>
    )
  }
  return (
    <Button
      variant="subtle"
      color="dark"
      size="compact-sm"
      fw={450}
      ml={-8}
      title={problems.join(', ')}
      leftSection={<IconAlertTriangle size={14} color="var(--mantine-color-amber-8)" aria-hidden />}
      onClick={onOpen}
    >
      {problems[0]}
      {problems.length > 1 && ` +${problems.length - 1}`}
    </Button>
  )
}
