import { ActionIcon, Combobox, UnstyledButton, useCombobox } from '@mantine/core'
import { IconSelector, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Thumbnail } from '../../../platform/ui/thumbnail.tsx'
import { type Choice, type ChoiceGroup, searchChoices } from './choice.ts'
import classes from './choice-picker.module.css'
import { ChoiceOptions } from './choice-options.tsx'

export interface ChoicePickerProps {
  id: string
  label: string
  chosen: Choice | undefined
  placeholder: string
  searchPlaceholder: string
  groups: readonly ChoiceGroup[]
  problem?: string | undefined
  /** Accepts typed text as a choice; a string is the reason it is invalid. */
  readTyped?: (text: string) => Choice | string | undefined
  onChoose: (value: string) => void
  onRemove?: (() => void) | undefined
}

export function ChoicePicker(props: ChoicePickerProps) {
  const { id, label, chosen, placeholder, searchPlaceholder, groups, problem, readTyped } = props
  const [search, setSearch] = useState('')
  const [refused, setRefused] = useState<string>()
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      setSearch('')
    },
  })
  const typed = readTyped?.(search.trim())
  const found = searchChoices(groups, search)

  function type(text: string) {
    setSearch(text)
    const meant = readTyped?.(text.trim())
    setRefused(typeof meant === 'string' ? meant : undefined)
    combobox.selectFirstOption()
  }

  return (
    <div className={classes['picker']}>
      <Combobox
        store={combobox}
        withinPortal
        position="bottom-end"
        width={272}
        shadow="md"
        onOptionSubmit={(value) => {
          props.onChoose(value)
          setRefused(undefined)
          combobox.closeDropdown()
        }}
      >
        <Combobox.Target targetType="button">
          <UnstyledButton
            id={id}
            className={classes['chosen']}
            data-invalid={Boolean(problem ?? refused) || undefined}
            aria-label={`${label}: ${chosen?.label ?? placeholder}`}
            onClick={() => combobox.toggleDropdown()}
          >
            <Chosen choice={chosen} placeholder={placeholder} />
            <IconSelector size={14} stroke={1.5} aria-hidden />
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown>
          <section aria-label={`Choices: ${label}`}>
            <Combobox.Search
              aria-label={`Search: ${label}`}
              placeholder={searchPlaceholder}
              maxLength={2000}
              value={search}
              onChange={(event) => type(event.currentTarget.value)}
            />
            <ChoiceOptions
              label={label}
              groups={found}
              typed={typeof typed === 'object' ? typed : undefined}
              empty={refused ?? 'Nothing in the shop matches this search.'}
              value={chosen?.value}
            />
          </section>
        </Combobox.Dropdown>
      </Combobox>
      {chosen && props.onRemove && (
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={`Remove: ${label}`}
          onClick={props.onRemove}
        >
          <IconX size={13} />
        </ActionIcon>
      )}
      <Problem>{problem ?? refused}</Problem>
    </div>
  )
}

function Chosen({ choice, placeholder }: { choice: Choice | undefined; placeholder: string }) {
  if (!choice) return <span className={classes['placeholder']}>{placeholder}</span>
  return (
    <>
      {choice.image !== undefined && <Thumbnail src={choice.image} size={28} />}
      <span className={classes['words']}>
        <span>{choice.label}</span>
        {choice.detail !== undefined && <small>{choice.detail}</small>}
      </span>
    </>
  )
}

function Problem({ children }: { children: ReactNode }) {
  return children ? <p className={classes['problem']}>{children}</p> : null
}
