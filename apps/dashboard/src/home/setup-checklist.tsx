import { Button, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCheck, IconLayout, IconMail, IconPackage, IconDoor } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAuth, useCurrentStore } from '../auth/auth-context.ts'
import { useOpening } from '../general/use-opening.ts'
import { Panel } from '../ui/panel.tsx'
import classes from './setup-checklist.module.css'
import { useSetup } from './use-overview.ts'

interface Step {
  icon: Icon
  title: string
  text: string
  isDone: boolean
  action?: ReactNode
}

/** What is left until the shop is set up, computed from the shop itself; gone when all is done. */
export function SetupChecklist() {
  const steps = useSteps()
  const done = steps.filter(({ isDone }) => isDone).length
  if (!steps.length || done === steps.length) return null
  return (
    <Panel
      title="Set up your shop"
      actions={
        <Text size="sm" c="var(--ink-soft)">
          {done} of {steps.length} done
        </Text>
      }
    >
      <Progress value={(done / steps.length) * 100} aria-label="Set-up done" />
      <Stack component="ul" gap={0} className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </Stack>
    </Panel>
  )
}

function StepRow({ step: { icon: Glyph, title, text, isDone, action } }: { step: Step }) {
  return (
    <Group component="li" className={classes.step} justify="space-between" gap="sm">
      <Group wrap="nowrap" flex="1 1 18rem" gap="md">
        <ThemeIcon size={38} radius="xl" variant={isDone ? 'filled' : 'light'} aria-hidden>
          {isDone ? <IconCheck size={20} /> : <Glyph size={20} stroke={1.6} />}
        </ThemeIcon>
        <div>
          <Text fw={600}>
            {title}
            {isDone && <span className={classes.done}> · done</span>}
          </Text>
          {!isDone && (
            <Text size="sm" c="var(--ink-soft)">
              {text}
            </Text>
          )}
        </div>
      </Group>
      {!isDone && action}
    </Group>
  )
}

function useSteps(): Step[] {
  const setup = useSetup()
  const { emailVerified, email } = useAuth()
  const { openedAt } = useCurrentStore()
  const { open } = useOpening()
  if (!setup) return []
  return [
    {
      icon: IconPackage,
      title: 'Add a product',
      text: 'A name and a price are enough to begin with.',
      isDone: setup.hasProduct,
      action: (
        <Button component={Link} to="/dashboard/addproduct" size="sm">
          Add product
        </Button>
      ),
    },
    {
      icon: IconLayout,
      title: 'Design your home page',
      text: 'Drag sections, write your words, publish.',
      isDone: setup.hasDesignedHome,
      action: (
        <Button component={Link} to="/builder" size="sm" variant="default">
          Open builder
        </Button>
      ),
    },
    {
      icon: IconMail,
      title: 'Confirm your e-mail address',
      text: `Open the link that we sent to ${email}.`,
      isDone: emailVerified,
    },
    {
      icon: IconDoor,
      title: 'Open your shop',
      text: 'Until then shoppers see “Opening soon”. Look around first: View shop shows it to you.',
      isDone: openedAt !== null,
      action: (
        <Button size="sm" loading={open.isPending} onClick={() => open.mutate()}>
          Open shop
        </Button>
      ),
    },
  ]
}
