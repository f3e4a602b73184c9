import { Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

export function ViewInShopItem({ href }: { href: string }) {
  return (
    <Menu.Item
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      View in shop
    </Menu.Item>
  )
}
