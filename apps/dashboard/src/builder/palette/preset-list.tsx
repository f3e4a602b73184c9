import { ActionIcon, ScrollArea, UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import type { presetsOf } from '@vitrine/sections/presets/section-presets.ts'
import { useEffect, useRef } from 'react'
import { useBuilder, useOpenPage } from '../context/builder-context.ts'
import { SectionSketch } from '@vitrine/sections/render/section-sketch.tsx'
import classes from './palette.module.css'
import { presetsFor } from './search-sections.ts'

interface PresetListProps {
  section: AnySection
  onBack: () => void
}

export function PresetList({ section, onBack }: PresetListProps) {
  const { templateFor } = useOpenPage('templateFor')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <section className={classes['presetList']} aria-label={`Presets for ${section.name}`}>
      <div className={classes['presetsHead']}>
        <ActionIcon
          variant="subtle"
          color="dark"
          aria-label="Back to all sections"
          ref={back}
          onClick={onBack}
        >
          <IconArrowLeft size={16} />
        </ActionIcon>
        <h2>{section.name}</h2>
      </div>
      <ScrollArea className={classes['scroll']} type="hover" scrollbarSize={6}>
        <Presets presets={presetsFor(section.type, templateFor)} />
      </ScrollArea>
    </section>
  )
}

export function Presets({ presets }: { presets: ReturnType<typeof presetsOf> }) {
  const { name: shopName } = useBuilder().storeInfo
  return (
    <div className={classes['presets']}>
      {presets.map(({ name, item }) => (
        <Preset
          key={`${item.type} ${name}`}
          name={name}
          item={forShop([item], shopName)[0] ?? item}
        />
      ))}
    </div>
  )
}

interface PresetProps {
  name: string
  /** What is drawn. */
  item: PageItem
  /** What is added, unless it is that. */
  added?: PageItem
}

export function Preset({ name, item, added = item }: PresetProps) {
  const { pointer, commands, storeInfo } = useBuilder()
  const { type } = item
  return (
    <UnstyledButton
      className={classes['preset']}
      title={`Drag to the page, or click to add ${name}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        const point = { x: event.clientX, y: event.clientY }
        pointer.press({ kind: 'new', type, preset: added }, point, event.pointerType)
      }}
      onClick={(event) => {
        if (event.detail === 0) commands.add(type, undefined, added)
      }}
    >
      <SectionSketch items={[item]} theme={storeInfo.theme} />
      <span className={classes['presetName']}>{name}</span>
    </UnstyledButton>
  )
}
