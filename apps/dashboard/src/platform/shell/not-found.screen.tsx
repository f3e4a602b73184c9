import { Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { Brand } from '../ui/brand.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Page not found')

export default function NotFound() {
  return (
    <Container size="sm" py={48}>
      <header>
        <Brand />
      </header>
      <Stack component="main" mt={96} gap="md" align="flex-start">
        <Text c="pine.7" fw={600}>
          404
        </Text>
        <Title order={1} fz="2.4rem" lts="-0.02em">
          Page not found
        </Title>
        <Text c="var(--ink-soft)">The page does not exist or was moved.</Text>
        <Group>
          <Button component="a" href="/">
            Go to the home page
          </Button>
          <Button component={Link} to="/dashboard" variant="default">
            Go to your shop
          </Button>
        </Group>
      </Stack>
    </Container>
  )
}
