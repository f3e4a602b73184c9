import { Button, Grid, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { DraftOrder, DraftOrderInput } from '@vitrine/contract/sales/draft-orders.ts'
import { useState } from 'react'
import { quietCalls } from '../../platform/api/calls.ts'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { focusFirstError } from '../../platform/ui/focus-first-error.ts'
import { useUnsavedGuard } from '../../platform/ui/use-unsaved-guard.tsx'
import { ConflictDialog } from '../../platform/ui/conflict-dialog.tsx'
import { AmountsPanel } from './amounts-panel.tsx'
import { CustomerFields } from './customer-fields.tsx'
import {
  draftErrors,
  draftInput,
  draftValues,
  type DraftValues,
  fieldOf,
  pricedInput,
} from './draft-values.ts'
import { ItemsPanel } from './items-panel.tsx'
import { PayPanel } from './pay-panel.tsx'

interface DraftFormProps {
  draft?: DraftOrder
  /** @param over version to save over; the shown one by default */
  onSave: (input: DraftOrderInput, over?: DraftOrder) => Promise<DraftOrder>
  onSaved: (draft: DraftOrder) => void
  /** Loads the draft as saved elsewhere. */
  onConflict?: () => Promise<DraftOrder>
}

export function DraftForm({ draft, onSave, onSaved, onConflict }: DraftFormProps) {
  const { storeId, country } = useCurrentStore()
  const form = useForm<DraftValues>({
    initialValues: draftValues(draft, country),
    validate: draftErrors,
  })
  useUnsavedGuard(form.isDirty)
  const [theirs, setTheirs] = useState<DraftOrder>()
  const [settled] = useDebouncedValue(form.values, 300)
  const input = pricedInput(settled)
  const price = useQuery(
    quietCalls.draftOrders.price.queryOptions({
      input: input ? { storeId, ...input, ...(draft && { draftId: draft.id }) } : skipToken,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  )
  const priced = form.values.lines.length ? price.data : undefined

  function show(saved: DraftOrder) {
    form.setInitialValues(draftValues(saved, country))
    form.reset()
    setTheirs(undefined)
  }

  async function save(values: DraftValues, over?: DraftOrder) {
    try {
      const saved = await onSave(draftInput(values), over)
      show(saved)
      onSaved(saved)
    } catch (error) {
      if (refusalCodeOf(error) === 'stale_revision' && onConflict)
        return setTheirs(await onConflict())
      applyRefusal(form, error, {
        ofPath: fieldOf,
        // The fields of an address that is folded are shown first.
        goTo: (errors) => requestAnimationFrame(() => focusFirstError(form, errors)),
      })
    }
    return undefined
  }

  return (
    <CheckedForm form={form} onSubmit={(values) => save(values)}>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <ItemsPanel form={form} priced={priced} />
            <AmountsPanel
              form={form}
              priced={priced}
              isOld={price.isPlaceholderData || settled !== form.values}
              error={price.error}
            />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="lg">
            {draft && <PayPanel draft={draft} isDirty={form.isDirty()} />}
            <CustomerFields form={form} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Group mt="lg">
        <Button type="submit" loading={form.submitting}>
          {draft ? 'Save' : 'Save draft'}
        </Button>
      </Group>
      {theirs && (
        <ConflictDialog
          noun="draft"
          onLater={() => setTheirs(undefined)}
          onTakeTheirs={() => show(theirs)}
          onKeepMine={() => void save(form.values, theirs)}
        />
      )}
    </CheckedForm>
  )
}
