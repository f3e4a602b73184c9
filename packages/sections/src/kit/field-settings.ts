import { content } from './declared-setting.ts'
import type { RootProps } from './item-details.ts'
import { checkbox, text } from './setting-builders.ts'

export const fieldLabel = (words: string) =>
  text('Label', { default: words, maxLength: 200, inline: true })

export const fieldHelp = text('Help below it', { maxLength: 300, inline: true })
export const isRequired = checkbox('Has to be filled in')

/** What every field asks and says. */
export const fieldContent = (words: string) =>
  content({ label: fieldLabel(words), help: fieldHelp, isRequired })

/** What is hidden on some device cannot be required there. */
export function isAsked({ isRequired, root }: RootProps & { isRequired: boolean }): boolean {
  return isRequired && !root?.['data-off']
}
