import { ActionIcon, Menu, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconExternalLink, IconSettings, IconTrash, IconWand } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { PageSummary } from '@vitrine/contract/page.ts'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { shopUrl } from '../stores/shop-url.ts'
import { confirmDanger } from '../ui/confirm.tsx'
import { showSuccess } from '../ui/toast.ts'
import { pagePath } from './page-path.ts'
import { PageSettings } from './page-settings.tsx'
import { pagesKey } from './use-pages.ts'

export function PageMenu({ page }: { page: PageSummary }) {
  const { storeDomain } = useCurrentStore()
  const [isOpen, settings] = useDisclosure()
  const remove = useDeletePage(page.id)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray.7" aria-label={`Actions for ${page.name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`/builder?page=${page.id}`}
            leftSection={<IconWand size={16} aria-hidden />}
          >
            Edit in the builder
          </Menu.Item>
          {page.status !== 'draft' && (
            <Menu.Item
              component="a"
              href={shopUrl(storeDomain, pagePath(page))}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              View in the shop
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={settings.open}>
            Name, address and search engines
          </Menu.Item>
          <Menu.Item
            color="red.8"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() =>
              confirmDanger({
                title: `Delete “${page.name}”?`,
                text: 'The page leaves the shop at once, and links to it lead nowhere.',
                confirm: 'Delete page',
                onConfirm: () => remove.mutate(),
              })
            }
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isOpen} onClose={settings.close} title={page.name} size="lg" centered>
        <PageSettings page={page} onDone={settings.close} />
      </Modal>
    </>
  )
}

function useDeletePage(id: string) {
  return useMutation({
    mutationFn: () => api.page.delete({ id }),
    async onSuccess() {
      showSuccess('Page deleted')
      await queryClient.invalidateQueries({ queryKey: pagesKey })
    },
  })
}
