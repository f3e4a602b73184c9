import type { Page } from '@vitrine/contract/content/page.ts'
import type { Device } from '@vitrine/sections/kit/per-device.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import type { Step } from '../model/session/history.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import type { Session } from '../model/session/session.ts'
import type { OpenMenu } from './open-menu.ts'
import type { Saving } from './saving-state.ts'
import type { Zoom } from './zoom.ts'

/** The key makes screen readers announce a repeated text. */
interface Notice {
  readonly key: number
  readonly text: string
}

/** Another selection returns to the section's settings. */
interface PanelTab {
  readonly tab: 'section' | 'page'
  readonly chosenFor: NodeId | null
}

export interface BuilderState extends Session {
  readonly page: Page
  readonly pageType: string
  readonly screenSize: Device
  readonly zoom: Zoom
  readonly shownZoom: number
  readonly previewMode: boolean
  readonly selectedHeroSlide: number | null
  readonly savedSettings: PageSettings
  /** Latest step at the time of saving: undoing back to it means saved. */
  readonly savedStep: Step | undefined
  readonly savedComponents: PageDocument
  readonly saving: Saving
  readonly announcement: Notice
  readonly refusal: Notice
  readonly hint: Notice
  readonly movingSection: NodeId | null
  readonly openMenu: OpenMenu | null
  readonly panelTab: PanelTab
}

/** Returns false after steps that only change settings. */
export function hasUnsavedComponents(state: BuilderState): boolean {
  const { history, savedStep, components, savedComponents } = state
  return history.past.at(-1) !== savedStep && components !== savedComponents
}

export function hasUnsavedSettings({ settings, savedSettings }: BuilderState): boolean {
  const names = Object.keys(settings) as (keyof PageSettings)[]
  return names.some((name) => settings[name] !== savedSettings[name])
}

export function hasUnsavedChanges(state: BuilderState): boolean {
  return hasUnsavedComponents(state) || hasUnsavedSettings(state)
}

export function settingsOf({ name, slug, metaTitle, metaDescription }: Page): PageSettings {
  return { name, slug, metaTitle, metaDescription }
}
