import { Group, Modal, Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink } from '@tabler/icons-react'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { PageSettings } from '../../content/pages/page-settings.tsx'
import { PageStatus } from '../../content/pages/page-status.tsx'
import { pageType } from '../../content/pages/page-type.ts'
import { seoProblems } from '../../content/pages/seo-problems.ts'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'

interface PageFactsProps {
  page: PageSummary
  pages: readonly PageSummary[]
}

export function PageFacts({ page, pages }: PageFactsProps) {
  const [isOpen, settings] = useDisclosure()
  const shopLink = useShopLink()
  const { name, slug, liveSlug, publishedRevision, updatedAt, updatedBy } = page
  const problems = seoProblems(page, pages)
  return (
    <>
      <Panel
        title="Status"
        actions={
          publishedRevision !== null && (
            <Button
              component="a"
              href={shopLink(pagePath(liveSlug))}
              target="_blank"
              rel="noreferrer"
              variant="default"
              size="xs"
              rightSection={<IconExternalLink size={15} aria-hidden />}
            >
              View in shop
            </Button>
          )
        }
      >
        <Group gap="sm">
          <PageStatus page={page} />
          <Text size="sm" c="var(--ink-soft)">
            {pageType(page)} · changed {formatMoment(updatedAt)}
            {updatedBy && ` by ${updatedBy}`}
          </Text>
        </Group>
      </Panel>
      <Panel
        title="Search engines"
        actions={
          <Button variant="default" size="xs" onClick={settings.open}>
            Edit name, address and texts
          </Button>
        }
      >
        <Stack gap={4}>
          <Text fw={600}>{page.metaTitle || name}</Text>
          <Text size="sm" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
            {pagePath(slug)}
          </Text>
          <Text size="sm">{page.metaDescription || 'No description'}</Text>
          {problems.map((problem) => (
            <Text key={problem} size="sm" c="amber.9">
              {problem}
            </Text>
          ))}
        </Stack>
      </Panel>
      <Modal opened={isOpen} onClose={settings.close} title={name} size="lg" centered>
        <PageSettings page={page} onDone={settings.close} />
      </Modal>
    </>
  )
}
