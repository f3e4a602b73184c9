import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { useShopLink } from '../../platform/session/use-shop-link.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { ShareView } from './share-view.tsx'
import { useOpening } from './use-opening.ts'

export function OpeningPanel() {
  const { storeId, status, suspension, openedAt, hasPassword } = useCurrentStore()
  const { open, pause } = useOpening()
  const shopLink = useShopLink()
  const isLive = status === 'live'
  return (
    <Panel
      title="Who sees your shop"
      actions={
        <Badge variant="light" color={isLive && !hasPassword ? 'pine' : 'gray'}>
          {suspension
            ? 'Suspended'
            : stateOf({ isLive, hasPassword, wasOpened: openedAt !== null })}
        </Badge>
      }
    >
      <Stack>
        <Text size="sm">
          {suspension
            ? 'Nobody can visit the shop or order while it is suspended.'
            : sentenceOf({ isLive, hasPassword, wasOpened: openedAt !== null })}
        </Text>
        {!suspension && (
          <Group>
            {isLive ? (
              <Button
                variant="default"
                loading={pause.isPending}
                onClick={() =>
                  confirm({
                    title: 'Pause the shop?',
                    text: 'Shoppers see “Closed for now” and cannot order, until you open it again. Links that you shared stop working.',
                    confirm: 'Pause shop',
                    onConfirm: () => pause.mutate({ storeId }),
                  })
                }
              >
                Pause shop
              </Button>
            ) : (
              <Button loading={open.isPending} onClick={() => open.mutate({ storeId })}>
                Open shop
              </Button>
            )}
            <Button
              component="a"
              href={shopLink()}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={17} aria-hidden />}
            >
              View shop
            </Button>
          </Group>
        )}
        {!suspension && (!isLive || hasPassword) && <ShareView />}
        {!suspension && <PasswordForm key={String(hasPassword)} />}
      </Stack>
    </Panel>
  )
}

interface State {
  isLive: boolean
  hasPassword: boolean
  wasOpened: boolean
}

function stateOf({ isLive, hasPassword, wasOpened }: State): string {
  if (isLive) return hasPassword ? 'Password' : 'Open'
  return wasOpened ? 'Paused' : 'Not open yet'
}

function sentenceOf({ isLive, hasPassword, wasOpened }: State): string {
  if (isLive)
    return hasPassword
      ? 'Shoppers need the password to look around and order. Search engines stay out.'
      : 'Everyone can look around and order.'
  const title = wasOpened ? '“Closed for now”' : '“Opening soon”'
  return hasPassword
    ? `Shoppers see ${title}; whoever has the password or a link of yours sees the shop and can order.`
    : `Shoppers see ${title}; whoever has a link of yours sees the shop and can order.`
}
