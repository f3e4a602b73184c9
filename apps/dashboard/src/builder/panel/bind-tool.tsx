import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconDatabase, IconX } from '@tabler/icons-react'
import { canShow, sourcesFor } from '@vitrine/sections/kit/bindings/bind-sources.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { useContext } from 'react'
import { BindingsContext, BindPathContext } from './controls/bindings-context.ts'
import classes from './panel.module.css'

/** Returns how the setting is bound, and what it could show; undefined where nothing can be. */
export function useBinding(setting: Setting) {
  const bindings = useContext(BindingsContext)
  const prefix = useContext(BindPathContext)
  if (!bindings || prefix === undefined) return undefined
  const custom = bindings.custom.filter((source) => canShow(setting, source))
  const sources = [...sourcesFor(bindings.kind, setting), ...custom]
  if (sources.length === 0) return undefined
  const path = prefix + setting.key
  const name = bindings.bound[path]
  return {
    sources,
    chosen: name === undefined ? undefined : (bindings.labelOf(name) ?? name),
    bind: (next: string | undefined) => bindings.bind(path, next),
  }
}

type Binding = NonNullable<ReturnType<typeof useBinding>>

interface BindToolProps {
  label: string
  binding: Binding
  /** Puts a value into the text; undefined for settings that are no text. */
  onInsert: ((name: string) => void) | undefined
}

export function BindTool({ label, binding, onInsert }: BindToolProps) {
  const { sources, chosen, bind } = binding
  return (
    <Menu position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <ActionIcon
          size={20}
          variant="subtle"
          color={chosen === undefined ? 'gray' : 'pine'}
          title="Bind to a value of the page"
          aria-label={`Bind: ${label}`}
        >
          <IconDatabase size={13} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Show a value of the page</Menu.Label>
        {sources.map((source) => (
          <Menu.Item key={source.name} onClick={() => bind(source.name)}>
            {source.label}
          </Menu.Item>
        ))}
        {onInsert && (
          <>
            <Menu.Divider />
            <Menu.Label>Insert into the text</Menu.Label>
            {sources.map((source) => (
              <Menu.Item
                key={source.name}
                aria-label={`Insert ${source.label}`}
                onClick={() => onInsert(source.name)}
              >
                {source.label}
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

export function BoundChip({ label, binding }: { label: string; binding: Binding }) {
  if (binding.chosen === undefined) return null
  return (
    <div className={classes['bound']}>
      <span className={classes['chip']}>
        <IconDatabase size={12} aria-hidden /> {binding.chosen}
        <UnstyledButton
          aria-label={`Unbind: ${label}`}
          title="Unbind"
          onClick={() => binding.bind(undefined)}
        >
          <IconX size={12} />
        </UnstyledButton>
      </span>
      <span className={classes['help']}>Where there is none:</span>
    </div>
  )
}
