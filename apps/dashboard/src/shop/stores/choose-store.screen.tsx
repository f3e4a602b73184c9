import {
  Box,
  Button,
  Container,
  Group,
  Modal,
  Paper,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { StoreOfMember } from '@vitrine/contract/shop/store.ts'
import { calls } from '../../platform/api/calls.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../../platform/session/auth-context.ts'
import { storeInPath, returnPath } from '../../platform/session/return-path.ts'
import { FormHeading } from '../../platform/session/form-heading.tsx'
import { SendConfirmation } from '../../platform/session/send-confirmation.tsx'
import { BringShop } from './bring-shop.tsx'
import { CreateStoreForm } from './create-store-form.tsx'
import { DeletedStores } from './deleted-stores.tsx'
import { OwnInvitations } from './own-invitations.tsx'
import { StoreCard } from './store-card.tsx'
import { SwitchStore } from './switch-store.tsx'
import { useEnterStore } from './use-enter-store.ts'
import { Brand } from '../../platform/ui/brand.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { SearchField } from '../../platform/ui/search-field.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Choose a shop')

const maxWithoutSearch = 8

export default function ChooseStore() {
  const { userId, email } = useAuth()
  const path = returnPath(useLocation().state)
  const { data, error, refetch, isPending } = useQuery(
    calls.store.findStores.queryOptions({ input: { userId } }),
  )
  return (
    <Container size="md" py={{ base: 'lg', sm: 40 }}>
      <Group component="header" justify="space-between" mb={{ base: 'xl', sm: 56 }}>
        <Brand />
        <Group gap="xs" fz="sm" c="var(--ink-soft)">
          {email} <TextLink to="/logout">Sign out</TextLink>
        </Group>
      </Group>
      <main>
        {isPending && <CardsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        <Box mb="lg">
          <OwnInvitations />
        </Box>
        {data && (data.length ? <Stores stores={data} path={path} /> : <FirstStore />)}
        {data && (
          <Box mt="xl">
            <DeletedStores />
          </Box>
        )}
      </main>
    </Container>
  )
}

function FirstStore() {
  const { name, email, emailVerified } = useAuth()
  const [isBringing, bringing] = useDisclosure()
  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', sm: 40 }} maw={560} mx="auto">
      <FormHeading title={`Hello ${name}, name your shop`}>
        It starts with a home, a shop and an about page. Only you can see it until you open it.
      </FormHeading>
      <CreateStoreForm />
      <Button variant="subtle" mt="md" onClick={bringing.open}>
        Bring a shop from elsewhere
      </Button>
      <Modal opened={isBringing} onClose={bringing.close} title="Bring a shop" centered size="lg">
        <BringShop onClose={bringing.close} />
      </Modal>
      {!emailVerified && (
        <Group mt="xl" gap="sm" justify="space-between">
          <Text size="sm" c="var(--ink-soft)" flex="1 1 16rem">
            We sent an email to {email}. Open its link to confirm your address.
          </Text>
          <SendConfirmation />
        </Group>
      )}
    </Paper>
  )
}

function Stores({ stores, path }: { stores: StoreOfMember[]; path: string }) {
  const linked = storeInPath(path)
  return stores.some(({ storeId }) => storeId === linked) ? (
    <SwitchStore to={linked!} path={path} />
  ) : (
    <StoreCards stores={stores} path={path} />
  )
}

function StoreCards({ stores, path }: { stores: StoreOfMember[]; path: string }) {
  const { selectedStoreId } = useAuth()
  // A template was chosen in the gallery for a new shop.
  const [isCreating, creating] = useDisclosure(useLocation().hash === '#new')
  const [isBringing, bringing] = useDisclosure()
  const [term, setTerm] = useState('')
  const found = stores.filter((store) => isFound(store, term))
  const enter = useEnterStore()
  const select = useMutation(
    calls.store.selectStore.mutationOptions({
      onSuccess: ({ selectedStoreId }) => enter(selectedStoreId, path),
    }),
  )
  return (
    <Screen
      title="Choose a shop"
      actions={
        <>
          <Button variant="default" onClick={bringing.open}>
            Bring a shop
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creating.open}>
            New shop
          </Button>
        </>
      }
    >
      {stores.length > maxWithoutSearch && (
        <Group>
          <SearchField label="Search your shops" value={term} onSearch={setTerm} />
        </Group>
      )}
      {found.length === 0 && (
        <Text c="var(--ink-soft)" aria-live="polite">
          No shop matches “{term}”.
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {found.map((store) => (
          <StoreCard
            key={store.storeId}
            store={store}
            isSelected={store.storeId === selectedStoreId}
            isOpening={select.isPending && select.variables.storeId === store.storeId}
            onOpen={() => select.mutate({ storeId: store.storeId })}
          />
        ))}
      </SimpleGrid>
      <Modal opened={isCreating} onClose={creating.close} title="A new shop" centered size="lg">
        <CreateStoreForm onCancel={creating.close} />
      </Modal>
      <Modal opened={isBringing} onClose={bringing.close} title="Bring a shop" centered size="lg">
        <BringShop onClose={bringing.close} />
      </Modal>
    </Screen>
  )
}

function isFound({ name, storeDomain, primaryDomain }: StoreOfMember, term: string): boolean {
  const text = `${name}\n${storeDomain}\n${primaryDomain}`.toLowerCase()
  return text.includes(term.toLowerCase())
}

function CardsSkeleton() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" aria-busy="true">
      <VisuallyHidden>Loading your shops …</VisuallyHidden>
      <Skeleton h={170} radius="lg" />
      <Skeleton h={170} radius="lg" />
    </SimpleGrid>
  )
}
