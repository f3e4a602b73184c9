import { Combobox, type ComboboxStore } from '@mantine/core'
import type { ReactNode } from 'react'
import { SectionIcon } from '../sections/section-icon.tsx'
import classes from './choices.module.css'
import type { Choice } from './list-choices.ts'

interface ChoiceListProps {
  store: ComboboxStore
  choices: readonly Choice[]
  term: string
  onPick: (choice: Choice) => void
  /** The input, unless a text in the canvas takes the term. */
  children?: ReactNode
}

export function ChoiceList({ store, choices, term, onPick, children }: ChoiceListProps) {
  const groups = Map.groupBy(choices, ({ group }) => group)
  return (
    <Combobox
      store={store}
      onOptionSubmit={(value) => {
        const chosen = choices.find(({ key }) => key === value)
        if (chosen) onPick(chosen)
      }}
    >
      <div className={classes['menu']}>
        {children}
        <Combobox.Options className={classes['list']} aria-label="What to add" tabIndex={0}>
          {[...groups].map(([group, grouped]) => (
            <Combobox.Group key={group} label={group} className={classes['group']}>
              {grouped.map(({ key, type, name }) => (
                <Combobox.Option
                  key={key}
                  value={key}
                  className={classes['choice']}
                  // Leaves the focus where the term is typed.
                  onMouseDown={(event) => event.preventDefault()}
                >
                  <SectionIcon type={type} size={18} />
                  {name}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {choices.length === 0 && <Combobox.Empty>Nothing is called “{term}”.</Combobox.Empty>}
        </Combobox.Options>
      </div>
    </Combobox>
  )
}
