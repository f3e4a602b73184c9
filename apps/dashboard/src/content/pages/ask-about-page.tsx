import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { confirm, confirmDanger } from '../../platform/ui/confirm.tsx'
import { countOf } from '../../platform/ui/count-of.ts'

export function askToDelete(page: PageSummary, onConfirm: () => void) {
  if (page.isHome) return explainHome(page)
  confirmDanger({
    title: `Delete “${page.name}”?`,
    text:
      page.status === 'draft'
        ? 'It was never published. Its content is deleted permanently.'
        : `${pagePath(page.liveSlug)} is removed from the shop at once, and links to it stop working.`,
    confirm: 'Delete page',
    onConfirm,
  })
}

export function askToDeleteAll(pages: readonly PageSummary[], onConfirm: () => void) {
  confirmDanger({
    title: `Delete ${countOf(pages.length, 'page')}?`,
    text: `${listNames(pages)} are removed from the shop at once, and links to them stop working.`,
    confirm: `Delete ${countOf(pages.length, 'page')}`,
    onConfirm,
  })
}

export function askToSetAsHome(page: PageSummary, home: PageSummary, onConfirm: () => void) {
  confirm({
    title: `Make “${page.name}” the home page?`,
    text: `Shoppers see it first from now on, and ${pagePath(page.liveSlug)} leads to it. “${home.name}” stays in the shop as a page of its own.`,
    confirm: 'Set as home page',
    onConfirm,
  })
}

function explainHome({ name }: PageSummary) {
  modals.openConfirmModal({
    title: `“${name}” is the home page`,
    centered: true,
    children: (
      <Text size="sm">
        The home page cannot be deleted. Set another page as the home page first.
      </Text>
    ),
    labels: { confirm: 'OK', cancel: 'Close' },
    cancelProps: { display: 'none' },
  })
}

function listNames(pages: readonly PageSummary[]): string {
  const names = new Intl.ListFormat('en').format(pages.map(({ name }) => `“${name}”`))
  return names.length > 300 ? 'They' : names
}
