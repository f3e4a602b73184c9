import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { ShopSignal } from '@vitrine/contract/provider/console-signals.ts'
import { Link } from 'react-router'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import classes from './console.module.css'
import { ShopLink } from './shop-link.tsx'
import { signalNames } from './signal-names.ts'
import { useActOn } from './use-act-on.ts'

const { signals } = consoleApi

export function SignalList({ rows, isInShop = false }: { rows: ShopSignal[]; isInShop?: boolean }) {
  const { chosen, choose, dialog } = useActOn<ShopSignal>({
    send: async ({ id, dismissed }, reason) =>
      await (dismissed === null ? signals.dismiss : signals.reopen)({ signalId: id, reason }),
    changes: [consoleCalls.signals, consoleCalls.shops, consoleCalls.acts],
  })
  const isOpen = chosen?.dismissed === null
  return (
    <div>
      {rows.map((signal) => (
        <Signal key={signal.id} signal={signal} isInShop={isInShop} onAct={() => choose(signal)} />
      ))}
      {chosen && (
        <ActDialog
          title={isOpen ? 'Dismiss this signal?' : 'Reopen this signal?'}
          confirm={isOpen ? 'Dismiss' : 'Reopen'}
          reasonLabel="Note"
          {...dialog}
        >
          {isOpen
            ? 'The same signal does not come back for this shop. Others still can.'
            : 'It is listed as open again.'}
        </ActDialog>
      )}
    </div>
  )
}

interface SignalProps {
  signal: ShopSignal
  isInShop: boolean
  onAct: () => void
}

function Signal({ signal, isInShop, onAct }: SignalProps) {
  const { storeId, shop, domain, kind, foundAt, dismissed } = signal
  return (
    <Group className={classes['line'] ?? ''} p="md" align="flex-start" justify="space-between">
      <Stack gap={4} flex="1 1 18rem" miw={0}>
        <Group gap="xs">
          {!isInShop && (
            <ShopLink storeId={storeId} fw={550} c="var(--ink)">
              {shop}
            </ShopLink>
          )}
          <Badge variant="light" color="amber">
            {signalNames[kind]}
          </Badge>
        </Group>
        <Text size="sm" component="div" className={classes['message'] ?? ''}>
          <What signal={signal} />
        </Text>
        <Text size="xs" c="var(--ink-soft)" className={classes['message'] ?? ''}>
          {isInShop ? 'Found' : `${domain} · found`} {formatMoment(foundAt)}
        </Text>
        {dismissed && (
          <Text size="xs" c="var(--ink-soft)" className={classes['message'] ?? ''}>
            Dismissed by {dismissed.by}, {formatMoment(dismissed.at)}: {dismissed.note}
          </Text>
        )}
      </Stack>
      <Button variant="default" size="sm" onClick={onAct}>
        {dismissed ? 'Reopen' : 'Dismiss'}
      </Button>
    </Group>
  )
}

function What({ signal: { kind, subject, place, otherStoreId } }: { signal: ShopSignal }) {
  if (kind === 'disposableMail')
    return `Its owner’s email address is of ${subject}, where addresses are thrown away after use.`
  if (kind === 'badLink') return `${place} links to the bad host ${subject}.`
  if (kind === 'protectedName')
    return `${place === '' ? 'Its name' : `Its address ${place}`} contains the protected name “${subject}”.`
  return (
    <>
      Its name is like that of{' '}
      {otherStoreId === null ? (
        subject
      ) : (
        <Anchor component={Link} to={`/console/shops/${otherStoreId}`} inherit underline="always">
          {subject}
        </Anchor>
      )}
      , which has had it longer: {place}
    </>
  )
}
