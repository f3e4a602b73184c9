import type { Page } from '@vitrine/contract/content/page.ts'
import type { Device } from '@vitrine/sections/kit/per-device.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import type { Step } from '../model/session/history.ts'
import type { PageSettings } from '../model/page/page-settings.ts'
import type { Session } from '../model/session/session.ts'
import type { Saving } from './saving-state.ts'

/** Words for the live region; the key makes the same words heard twice. */
interface Notice {
  readonly key: number
  readonly text: string
}

/** Which settings the panel shows; another selection leads back to the section's. */
interface PanelTab {
  readonly tab: 'section' | 'page'
  readonly chosenFor: NodeId | null
}

export interface BuilderState extends Session {
  readonly page: Page
  readonly pageType: string
  readonly screenSize: Device
  readonly previewMode: boolean
  readonly selectedHeroSlide: number | null
  readonly savedSettings: PageSettings
  /** The latest step when the page was saved: undoing to it is being saved again. */
  readonly savedStep: Step | undefined
  readonly savedComponents: PageDocument
  readonly saving: Saving
  readonly announcement: Notice
  readonly refusal: Notice
  readonly hint: Notice
  /** The section for which a place is being chosen by name. */
  readonly movingSection: NodeId | null
  readonly panelTab: PanelTab
}

/** A step that changed only settings leaves the components as they were. */
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
