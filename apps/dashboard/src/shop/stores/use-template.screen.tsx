import { Alert, Button, Checkbox, Container, Group, List, Radio, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { hasRight } from '@vitrine/contract/call/role.ts'
import type { StoreOfMember } from '@vitrine/contract/shop/store.ts'
import {
  findTemplateCard,
  type TemplateCard,
} from '@vitrine/sections/templates/shops/template-cards.ts'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { quietApi } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { chooseTemplate, forgetTemplate } from '../../platform/session/template-choice.ts'
import { showSuccess } from '../../platform/toast.ts'
import NotFound from '../../platform/shell/not-found.screen.tsx'
import { Brand } from '../../platform/ui/brand.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useEnterStore } from './use-enter-store.ts'

export const meta = titled('Use a template')

const newShop = 'new'

export default function UseTemplate() {
  const card = findTemplateCard(useParams()['template'] ?? '')
  const { userId } = useAuth()
  const { data, error, refetch } = useQuery(
    calls.store.findStores.queryOptions({ input: { userId } }),
  )
  if (!card) return <NotFound />
  if (data?.length === 0) return <NewShop slug={card.slug} />
  return (
    <Container size="sm" py={{ base: 'lg', sm: 40 }}>
      <Group component="header" mb={{ base: 'xl', sm: 40 }}>
        <Brand />
      </Group>
      <main>
        <Screen title={`Use ${card.name}`} hint="Choose the shop that gets this template.">
          {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {!data && !error && <RowsSkeleton />}
          {data && (
            <ChooseShop
              card={card}
              stores={data.filter(({ role }) => hasRight(role, 'pages:write'))}
            />
          )}
        </Screen>
      </main>
    </Container>
  )
}

function NewShop({ slug }: { slug: string }) {
  chooseTemplate(slug)
  return <Navigate to="/choose-store#new" replace />
}

function ChooseShop({ card, stores }: { card: TemplateCard; stores: StoreOfMember[] }) {
  const [chosen, setChosen] = useState('')
  const [demoProducts, setDemoProducts] = useState(false)
  // The same press that is sent twice is one use.
  const [useId] = useState(() => crypto.randomUUID())
  const enter = useEnterStore()
  const store = stores.find(({ storeId }) => storeId === chosen)
  const use = useMutation({
    mutationFn: async ({ storeId }: StoreOfMember) => {
      await quietApi.store.selectStore({ storeId })
      return await quietApi.templates.use({ storeId, useId, template: card.slug, demoProducts })
    },
    meta: { showsRefusals: true },
    onSuccess: (_, { storeId, name }) => {
      forgetTemplate()
      showSuccess(`${name} now has the template ${card.name}.`)
      return enter(storeId, '/dashboard/theme')
    },
  })
  return (
    <Stack gap="lg">
      <Radio.Group label="Shop" value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt={6}>
          {stores.map(({ storeId, name, primaryDomain }) => (
            <Radio key={storeId} value={storeId} label={name} description={primaryDomain} />
          ))}
          <Radio value={newShop} label="A new shop" description="Your shops stay as they are" />
        </Stack>
      </Radio.Group>
      {store && (
        <Alert title={`What changes in ${store.name}`}>
          <List size="sm" spacing={4}>
            <List.Item>
              Replaced at once, for shoppers too: the theme, the navigation and footer, and the
              pages Home, Shop, About and Contact.
            </List.Item>
            <List.Item>
              Unchanged: products, orders, customers, settings and all other pages.
            </List.Item>
            <List.Item>
              Your current look is stored. Under Theme, “Restore the earlier look” brings it back.
            </List.Item>
          </List>
          <Checkbox
            mt="md"
            label="Add six demo products"
            description="You can delete them all at once."
            checked={demoProducts}
            onChange={(event) => setDemoProducts(event.currentTarget.checked)}
          />
        </Alert>
      )}
      {use.error && (
        <Alert color="red" role="alert">
          {messageOf(use.error)}
        </Alert>
      )}
      <Group>
        {chosen === newShop ? (
          <Button
            component={Link}
            to="/choose-store#new"
            size="md"
            onClick={() => chooseTemplate(card.slug)}
          >
            Continue
          </Button>
        ) : (
          <Button
            size="md"
            disabled={!store}
            loading={use.isPending}
            onClick={() => store && use.mutate(store)}
          >
            {store ? `Use it in ${store.name}` : 'Use it'}
          </Button>
        )}
        <Button component="a" href={`/theme-home/${card.slug}`} variant="default" size="md">
          Back to the template
        </Button>
      </Group>
      {stores.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          Your roles do not allow changing the pages of a shop, so only a new shop can use it.
        </Text>
      )}
    </Stack>
  )
}
