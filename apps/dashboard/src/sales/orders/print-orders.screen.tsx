import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { documentKind } from '@vitrine/contract/sales/order-documents.ts'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { documentUrl } from './documents-url.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Print')

const texts = {
  invoice: {
    title: 'Invoice',
    hint: 'An invoice gets the next number of your shop when it is first opened, and keeps it.',
  },
  'packing-slip': {
    title: 'Packing slip',
    hint: 'What is still to be sent of each order, without prices.',
  },
}

/** Prints invoices or packing slips; their content security policy blocks scripts. */
export default function PrintOrders() {
  const [params] = useSearchParams()
  const kind = documentKind.catch('packing-slip').parse(params.get('kind'))
  const ids = (params.get('ids') ?? '').split(',')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShown, setIsShown] = useState(false)
  // Assigns invoice numbers before showing the documents. A packing slip has none.
  const { isSuccess, error, refetch } = useQuery(
    calls.orders.issueInvoices.queryOptions({ input: { ids }, enabled: kind === 'invoice' }),
  )
  const isReady = isSuccess || kind === 'packing-slip'
  const { title, hint } = texts[kind]
  const one = ids.length === 1
  return (
    <Screen
      title={one ? title : `${title}s of ${countOf(ids.length, 'order')}`}
      hint={hint}
      back={
        one
          ? { to: `/dashboard/orders/${ids[0]}`, label: 'Order' }
          : { to: '/dashboard/orders', label: 'Orders' }
      }
      actions={
        isReady && (
          <>
            <Button
              component="a"
              href={documentUrl(kind, 'pdf', ids)}
              download
              variant="default"
              leftSection={<IconDownload size={17} aria-hidden />}
            >
              Save as PDF
            </Button>
            <Button
              disabled={!isShown}
              leftSection={<IconPrinter size={17} aria-hidden />}
              onClick={() => frame.current?.contentWindow?.print()}
            >
              Print
            </Button>
          </>
        )
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !isReady && <RowsSkeleton />}
      {isReady && (
        <Panel flush>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            title={title}
            src={documentUrl(kind, 'html', ids)}
            onLoad={() => setIsShown(true)}
            style={{ display: 'block', width: '100%', height: '78vh', border: 0 }}
          />
        </Panel>
      )}
    </Screen>
  )
}
