import { Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MenuTarget } from '@vitrine/contract/content/menu.ts'
import { useState } from 'react'
import { emptyTarget, kindOptions, targetKinds } from './target-kinds.ts'
import { useTargetChoices } from './use-target-choices.ts'

interface TargetFieldsProps {
  label: string
  target: MenuTarget
  /** Names what is chosen while its list is not loaded. */
  chosenName: string
  error: string | null
  onChange: (target: MenuTarget, name?: string) => void
}

export function TargetFields({ label, target, chosenName, error, onChange }: TargetFieldsProps) {
  return (
    <>
      <Select
        label={label}
        data={kindOptions}
        allowDeselect={false}
        value={target.kind}
        onChange={(kind) => kind && onChange(emptyTarget(kind as MenuTarget['kind']))}
      />
      {target.kind === 'address' && (
        <TextInput
          label="Address"
          placeholder="/shop or https://example.org"
          inputMode="url"
          maxLength={2000}
          value={target.url}
          error={error}
          onChange={({ currentTarget }) => onChange({ kind: 'address', url: currentTarget.value })}
        />
      )}
      {'id' in target && (
        <EntitySelect target={target} chosenName={chosenName} error={error} onChange={onChange} />
      )}
    </>
  )
}

interface EntitySelectProps extends Omit<TargetFieldsProps, 'label' | 'target'> {
  target: Extract<MenuTarget, { id: string }>
}

function EntitySelect({ target, chosenName, error, onChange }: EntitySelectProps) {
  const { kind, id } = target
  const [search, setSearch] = useState('')
  const [known, setKnown] = useState({ id, name: chosenName })
  const [term] = useDebouncedValue(search === known.name ? '' : search, 250)
  const choices = useTargetChoices(kind, term)
  const isListed = choices.some(({ value }) => value === id)
  const own = id && !isListed ? [{ value: id, label: known.id === id ? known.name : id }] : []
  return (
    <Select
      label={targetKinds[kind]}
      placeholder="Search"
      searchable
      data={[...own, ...choices]}
      value={id || null}
      error={error}
      nothingFoundMessage="Nothing matches."
      onSearchChange={setSearch}
      onChange={(chosen) => {
        const name = choices.find(({ value }) => value === chosen)?.label ?? ''
        if (chosen) setKnown({ id: chosen, name })
        onChange({ kind, id: chosen ?? '' }, name)
      }}
    />
  )
}
