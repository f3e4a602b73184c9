import { Anchor, Button, Menu, Modal, Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import { useState } from 'react'
import { refresh } from '../../platform/api/query-client.ts'
import { formatTime } from '../../platform/ui/format-date.ts'
import { type Act, ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'

type Kind = 'suspend' | 'resume' | 'close' | 'restore' | 'signInAs'

export function ShopActs({ shop }: { shop: ShopFacts }) {
  const [kind, setKind] = useState<Kind>()
  const [link, setLink] = useState<{ url: string; until: string }>()
  const { storeId, name } = shop
  const isClosed = shop.deletedAt !== null
  const isSuspended = shop.suspensions.some(({ cause }) => cause === 'operator')
  const act = useMutation({
    meta: { showsRefusals: true },
    mutationFn: async ({ reason, typed }: { reason: string; typed: string }) => {
      if (kind === 'signInAs') setLink(await consoleApi.shops.signInAs({ storeId, reason }))
      else if (kind === 'close')
        await consoleApi.shops.close({ storeId, reason, confirmName: typed })
      else if (kind) await consoleApi.shops[kind]({ storeId, reason })
    },
    onSuccess: async () => {
      setKind(undefined)
      await refresh(consoleCalls.shops, consoleCalls.acts)
    },
  })

  function open(next: Kind) {
    act.reset()
    setKind(next)
  }

  return (
    <>
      {isClosed ? (
        <Button onClick={() => open('restore')}>Restore</Button>
      ) : (
        <>
          <Button variant="default" onClick={() => open('signInAs')}>
            Sign in as owner
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button rightSection={<IconChevronDown size={16} aria-hidden />}>Act</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {isSuspended ? (
                <Menu.Item onClick={() => open('resume')}>Resume</Menu.Item>
              ) : (
                <Menu.Item onClick={() => open('suspend')}>Suspend</Menu.Item>
              )}
              <Menu.Item color="red.9" onClick={() => open('close')}>
                Close
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      {kind && (
        <ActDialog
          key={kind}
          {...dialogs[kind](name)}
          error={act.error}
          isPending={act.isPending}
          onClose={() => setKind(undefined)}
          onConfirm={(reason, typed) => act.mutate({ reason, typed })}
        />
      )}
      {link && <VisitLink {...link} name={name} onClose={() => setLink(undefined)} />}
    </>
  )
}

const dialogs: Record<Kind, (name: string) => Act> = {
  suspend: (name) => ({
    title: `Suspend ${name}?`,
    children:
      'Visitors see that the shop is unavailable, and its team can only look at the dashboard. The owner is shown this reason and gets it by email.',
    confirm: 'Suspend shop',
    isDangerous: true,
  }),
  resume: (name) => ({
    title: `Resume ${name}?`,
    children:
      'The shop is as it was before, unless billing suspended it too. The owner is emailed.',
    confirm: 'Resume shop',
  }),
  close: (name) => ({
    title: `Close ${name}?`,
    children:
      'Its addresses and its dashboard stop working at once. It can be restored for 30 days; after them nothing of it is left.',
    confirm: 'Close shop',
    isDangerous: true,
    typedName: name,
  }),
  restore: (name) => ({
    title: `Restore ${name}?`,
    children: 'The shop and its dashboard work again as before.',
    confirm: 'Restore shop',
  }),
  signInAs: (name) => ({
    title: `Sign in to ${name} as its owner?`,
    children:
      'For 30 minutes. The owner gets an email with your name and this reason. Money, keys, the team, exports and the account are closed to you.',
    confirm: 'Create the link',
  }),
}

interface VisitLinkProps {
  url: string
  until: string
  name: string
  onClose: () => void
}

function VisitLink({ url, until, name, onClose }: VisitLinkProps) {
  return (
    <Modal opened onClose={onClose} title={`Your way into ${name}`} centered>
      <Stack>
        <Text size="sm">
          The link works once, until {formatTime(until)}. It ends your own session as an owner in
          this browser, if you have one.
        </Text>
        <Anchor href={url} target="_blank" rel="noreferrer" onClick={onClose} data-autofocus>
          Open {name} as its owner
        </Anchor>
      </Stack>
    </Modal>
  )
}
