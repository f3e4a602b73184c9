import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileInvoice, IconPackage } from '@tabler/icons-react'
import { maxChosen } from '@vitrine/contract/sales/order-documents.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { exportUrl, printUrl } from './documents-url.ts'

export function ChosenDocuments({ ids }: { ids: readonly string[] }) {
  const { storeId } = useCurrentStore()
  const isTooMany = ids.length > maxChosen
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={isTooMany}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {isTooMany ? `Print or export up to ${maxChosen}` : 'Print or export'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={printUrl('packing-slip', ids)}
          leftSection={<IconPackage size={16} aria-hidden />}
        >
          Packing slips
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={printUrl('invoice', ids)}
          leftSection={<IconFileInvoice size={16} aria-hidden />}
        >
          Invoices
        </Menu.Item>
        <Menu.Item
          component="a"
          href={exportUrl(storeId, { ids: ids.join(',') })}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export these as CSV
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
