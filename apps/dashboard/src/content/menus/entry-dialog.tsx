import { Button, Checkbox, Fieldset, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { MenuTarget } from '@vitrine/contract/content/menu.ts'
import { type FormEvent, useState } from 'react'
import { checkImageUrl } from '../../platform/ui/image-field.tsx'
import { MediaField } from '../media/media-field.tsx'
import type { MenuRow } from './menu-rows.ts'
import { TargetFields } from './target-fields.tsx'
import { emptyTarget, targetError } from './target-kinds.ts'

interface EntryDialogProps {
  row: MenuRow
  isNew: boolean
  onApply: (row: MenuRow) => void
  onClose: () => void
}

export function EntryDialog({ row, isNew, onApply, onClose }: EntryDialogProps) {
  const [draft, setDraft] = useState(row)
  const [isTried, setTried] = useState(false)
  const change = (changes: Partial<MenuRow>) => setDraft({ ...draft, ...changes })
  const { label, target, newTab, mega, feature, depth } = draft
  const errors = errorsOf(draft)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // The form of the menu is around this dialog in React.
    event.stopPropagation()
    setTried(true)
    if (Object.values(errors).some(Boolean)) return
    onApply({ ...draft, label: label.trim() })
    onClose()
  }

  function changeTarget(next: MenuTarget, name?: string) {
    change({ target: next, ...(name && !label.trim() && { label: name.slice(0, 80) }) })
  }

  return (
    <Modal opened onClose={onClose} title={isNew ? 'Add entry' : `Edit “${row.label}”`} centered>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <TargetFields
            label="Leads to"
            target={target}
            chosenName={row.label}
            error={isTried ? errors.target : null}
            onChange={changeTarget}
          />
          <TextInput
            label="Label"
            maxLength={80}
            value={label}
            error={isTried && errors.label}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
          {target.kind !== 'none' && (
            <Checkbox
              label="Opens in a new tab"
              checked={newTab}
              onChange={({ currentTarget }) => change({ newTab: currentTarget.checked })}
            />
          )}
          {depth === 0 && (
            <Checkbox
              label="Show what is below it in columns, across the page"
              checked={mega}
              onChange={({ currentTarget }) => change({ mega: currentTarget.checked })}
            />
          )}
          {depth === 0 && mega && (
            <Fieldset legend="Image beside the columns">
              <Stack gap="sm">
                <MediaField
                  label="Image"
                  value={feature?.image ?? ''}
                  error={isTried && errors.image}
                  onChange={(value) => {
                    const image = typeof value === 'string' ? value : value.currentTarget.value
                    change({ feature: image ? { ...(feature ?? newFeature), image } : null })
                  }}
                />
                {feature && (
                  <>
                    <TextInput
                      label="Text"
                      maxLength={120}
                      value={feature.text}
                      onChange={({ currentTarget }) =>
                        change({ feature: { ...feature, text: currentTarget.value } })
                      }
                    />
                    <TargetFields
                      label="The image leads to"
                      target={feature.target}
                      chosenName={feature.text || 'As chosen'}
                      error={isTried ? errors.feature : null}
                      onChange={(next) => change({ feature: { ...feature, target: next } })}
                    />
                  </>
                )}
              </Stack>
            </Fieldset>
          )}
          <Group justify="flex-end" gap="xs" mt="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{isNew ? 'Add entry' : 'Apply'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

const newFeature = { image: '', text: '', target: emptyTarget('none') }

function errorsOf({ label, target, feature }: MenuRow) {
  return {
    label: label.trim() ? null : 'Enter a label.',
    target: targetError(target),
    image: feature && checkImageUrl(feature.image),
    feature: feature && targetError(feature.target),
  }
}
