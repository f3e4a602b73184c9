import { CloseButton, ScrollArea, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasWords } from '../../platform/has-words.ts'
import { useBuilder, useOpenPage } from '../context/builder-context.ts'
import { SectionIcon } from '../sections/section-icon.tsx'
import classes from './palette.module.css'
import { PresetList, Presets } from './preset-list.tsx'
import { Library } from './library.tsx'
import {
  fitsTemplate,
  groupSections,
  presetsFor,
  searchPresets,
  searchSections,
} from './search-sections.ts'
import { noneSaved, useLibrary } from './use-library.ts'

export function Palette({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const { commands } = useBuilder()
  const [term, setTerm] = useState('')
  const [opened, setOpened] = useState<AnySection>()
  const body = useRef<HTMLElement>(null)
  const { templateFor: kind } = useOpenPage('templateFor')
  const groups = groupSections(searchSections(term, kind))
  const presets = searchPresets(term, kind)
  const { data: library = noneSaved } = useLibrary()
  const saved = library.filter(({ name, item }) => hasWords(name, term) && fitsTemplate(item, kind))

  function leavePresets() {
    const { type } = opened ?? {}
    flushSync(() => setOpened(undefined))
    body.current?.querySelector<HTMLElement>(`[data-presets-of="${type}"]`)?.focus()
  }

  return (
    <section ref={body} className={classes['palette']} aria-label="Sections to add">
      <TextInput
        ref={search}
        size="xs"
        m="sm"
        aria-label="Find a section"
        placeholder="Find a section"
        leftSection={<IconSearch size={14} />}
        rightSection={
          term && <CloseButton size="xs" aria-label="Clear" onClick={() => setTerm('')} />
        }
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setOpened(undefined)
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== 'Enter' || nativeEvent.isComposing || term.trim() === '') return
          const first = groups[0]?.sections[0]
          if (first) commands.add(first.type)
        }}
      />
      {opened ? (
        <PresetList key={opened.type} section={opened} onBack={leavePresets} />
      ) : (
        <ScrollArea className={classes['scroll']} type="hover" scrollbarSize={6}>
          {saved.length > 0 && <Library saved={saved} />}
          {groups.map(({ group, sections }) => (
            <section key={group} className={classes['group']}>
              <h2>{group}</h2>
              <div className={classes['tiles']}>
                {sections.map((section) => (
                  <Tile
                    key={section.type}
                    section={section}
                    hasPresets={presetsFor(section.type, kind).length > 0}
                    onPresets={() => setOpened(section)}
                  />
                ))}
              </div>
            </section>
          ))}
          {presets.length > 0 && (
            <section className={classes['group']}>
              <h2>Presets</h2>
              <Presets presets={presets} />
            </section>
          )}
          {groups.length + presets.length + saved.length === 0 && (
            <p className={classes['none']}>No section for this page is called “{term}”.</p>
          )}
        </ScrollArea>
      )}
    </section>
  )
}

interface TileProps {
  section: AnySection
  hasPresets: boolean
  onPresets: () => void
}

/** Sections and blocks have names in common, such as Text. */
function nameOf({ name, contentType }: AnySection): string {
  return contentType === 'block' ? `${name} block` : name
}

function Tile({ section, hasPresets, onPresets }: TileProps) {
  const { pointer, commands } = useBuilder()
  const goal = section.contentType === 'block' ? 'into a section' : 'to the page'
  return (
    <div className={classes['tileBox']}>
      <UnstyledButton
        className={classes['tile']}
        aria-label={nameOf(section)}
        title={`Drag ${goal}, or click to add ${section.name}`}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          const point = { x: event.clientX, y: event.clientY }
          pointer.press({ kind: 'new', type: section.type }, point, event.pointerType)
        }}
        onClick={(event) => {
          // The pointer engine handles pointer clicks; `detail` is 0 for the keyboard.
          if (event.detail === 0) commands.add(section.type)
        }}
      >
        <span className={classes['drawing']}>
          <SectionIcon type={section.type} size={26} />
        </span>
        <span className={classes['name']}>{section.name}</span>
      </UnstyledButton>
      {hasPresets && (
        <UnstyledButton
          className={classes['more']}
          data-presets-of={section.type}
          aria-label={`Presets for ${nameOf(section)}`}
          title={`Choose a ready-made ${section.name}`}
          onClick={onPresets}
        >
          <IconChevronRight size={14} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  )
}
