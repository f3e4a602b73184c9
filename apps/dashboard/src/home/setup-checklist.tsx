import { ActionIcon, Button, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '../platform/api/calls.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { Panel } from '../platform/ui/panel.tsx'
import classes from './setup-checklist.module.css'
import { type SetupStep, useSetupSteps } from './setup-steps.tsx'

/**
 * Derived from the shop's own data. Shrinks to one line at half, and disappears when all is done or
 * the member hides it, on all their devices.
 */
export function SetupChecklist() {
  const { storeId } = useCurrentStore()
  const steps = useSetupSteps()
  const input = { storeId }
  const { data: setup } = useQuery(calls.profile.setup.queryOptions({ input }))
  const hide = useMutation(
    calls.profile.updateSetup.mutationOptions({
      onSuccess: (saved) =>
        queryClient.setQueryData(calls.profile.setup.queryKey({ input }), saved),
    }),
  )
  if (!steps || !setup || setup.hidden || hide.isPending) return null
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Checklist key={storeId} steps={steps} onHide={() => hide.mutate({ storeId, hidden: true })} />
  )
}

function Checklist({ steps, onHide }: { steps: SetupStep[]; onHide: () => void }) {
  const [isUnfolded, unfolding] = useDisclosure()
  const done = steps.filter(({ isDone }) => isDone).length
  const isFolded = done * 2 >= steps.length && !isUnfolded
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Panel
      title="Set up your shop"
      hint={isFolded ? `Next: ${next?.title}` : ''}
      actions={
        <Group gap="xs">
          <Text size="sm" c="var(--ink-soft)">
            {done} of {steps.length} done
          </Text>
          {done * 2 >= steps.length && (
            <Button
              variant="default"
              size="xs"
              aria-expanded={!isFolded}
              onClick={unfolding.toggle}
            >
              {isFolded ? 'Show steps' : 'Hide steps'}
            </Button>
          )}
          <ActionIcon variant="subtle" color="gray.7" aria-label="Hide setup" onClick={onHide}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      }
    >
      {!isFolded && (
        <>
          <Progress value={(done / steps.length) * 100} aria-label="Setup complete" />
          <Stack component="ul" gap={0} className={classes.steps}>
            {steps.map((step) => (
              <StepRow key={step.title} step={step} />
            ))}
          </Stack>
        </>
      )}
    </Panel>
  )
}

function StepRow({ step: { icon: Glyph, title, text, isDone, action } }: { step: SetupStep }) {
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
