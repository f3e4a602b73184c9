import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconSearchOff, IconTableImport } from '@tabler/icons-react'
import { Link } from 'react-router'
import { provider } from '../../platform/provider/provider.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import type { SelectionFilter } from './selection-filter.ts'

/** The export applies the list's filters. */
export function ProductsMenu({ filter }: { filter: SelectionFilter }) {
  const { storeId } = useCurrentStore()
  const given = Object.entries(filter).filter(([, value]) => value)
  const query = new URLSearchParams({ storeId, ...Object.fromEntries(given) })
  const chosen = given.length ? 'these' : 'all'
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/dashboard/imports"
          leftSection={<IconTableImport size={16} aria-hidden />}
        >
          Import from CSV
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/api/products/export?${query.toString()}`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export {chosen} as {provider.name} CSV
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`/api/products/export?${query.toString()}&format=shopify`}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export {chosen} as Shopify CSV
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/dashboard/searches"
          leftSection={<IconSearchOff size={16} aria-hidden />}
        >
          Searches with no results
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
