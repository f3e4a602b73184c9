import type { ComponentType, FormEvent } from 'react'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { CheckboxControl } from './controls/checkbox-control.tsx'
import { CategoryControl, ProductControl } from './controls/choice-controls.tsx'
import { DateTimeControl, TimeZoneControl } from './controls/time-controls.tsx'
import { ColorControl } from './controls/color-control.tsx'
import type { ControlProps } from './controls/control.ts'
import { GradientControl } from './controls/gradient-control.tsx'
import { FileControl } from './controls/file-control.tsx'
import { ImageControl } from './controls/image-control.tsx'
import { LinkControl } from './controls/link-control.tsx'
import { ListControl, type ListControlProps } from './controls/list-control.tsx'
import { MenuControl } from './controls/menu-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { RichTextControl } from './controls/rich-text-control.tsx'
import { SelectControl } from './controls/select-control.tsx'
import { SpacingControl } from './controls/spacing-control.tsx'
import { TextareaControl, TextControl } from './controls/text-control.tsx'
import { TracksControl } from './controls/tracks-control.tsx'
import { UnitNumberControl } from './controls/unit-number-control.tsx'
import classes from './panel.module.css'

type Kind = Setting['kind']

/** A setting kind without a control does not compile. */
const controls: {
  [K in Kind]: ComponentType<ControlProps<K> & Omit<ListControlProps, 'setting'>>
} = {
  checkbox: CheckboxControl,
  number: NumberControl,
  select: SelectControl,
  spacing: SpacingControl,
  tracks: TracksControl,
  color: ColorControl,
  text: TextControl,
  textarea: TextareaControl,
  richText: RichTextControl,
  unitNumber: UnitNumberControl,
  gradient: GradientControl,
  image: ImageControl,
  video: FileControl,
  audio: FileControl,
  captions: FileControl,
  link: LinkControl,
  list: ListControl,
  product: ProductControl,
  category: CategoryControl,
  menu: MenuControl,
  css: TextareaControl,
  dateTime: DateTimeControl,
  timeZone: TimeZoneControl,
}

export type SettingControlProps = Omit<ListControlProps, 'setting'> & { setting: Setting }

/**
 * Wraps each field in its own form: for fields outside forms, browsers scan all fields for autofill
 * at every key. A list contains its entries' fields instead.
 */
export function SettingControl(props: SettingControlProps) {
  const Control = controls[props.setting.kind] as ComponentType<SettingControlProps>
  if (props.setting.kind === 'list') return <Control {...props} />
  return (
    <form className={classes['control']} autoComplete="off" onSubmit={stay}>
      <Control {...props} />
    </form>
  )
}

/** Prevents the browser from submitting on Enter. */
function stay(event: FormEvent) {
  event.preventDefault()
}
