import { content } from './declared-setting.ts'
import { checkbox, text } from './setting-builders.ts'

export const fieldLabel = (words: string) =>
  text('Label', { default: words, maxLength: 200, inline: true })

export const fieldHelp = text('Help below it', { maxLength: 300, inline: true })
export const isRequired = checkbox('Has to be filled in')

/** What every field asks and says. */
export const fieldContent = (words: string) =>
  content({ label: fieldLabel(words), help: fieldHelp, isRequired })
