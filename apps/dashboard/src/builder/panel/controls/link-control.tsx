import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { type Choice, findChoice } from './choice.ts'
import { ChoicePicker } from './choice-picker.tsx'
import { type ControlProps, textOf } from './control.ts'
import { pathOfLink } from './link-target.ts'
import { useLinkChoices } from './use-store-choices.ts'

export function LinkControl(props: ControlProps<'link'>) {
  const { id, setting, value, error, onChange, onDone } = props
  const { choices, isLoaded } = useLinkChoices()
  const url = textOf(value)
  const path = pathOfLink(url)
  const known = path === undefined ? undefined : findChoice(choices, path)
  const isBroken = path !== undefined && !known && isLoaded
  const choose = (next: string) => {
    onChange(next)
    onDone()
  }
  return (
    <ChoicePicker
      id={id}
      label={setting.label}
      placeholder="Choose where it leads"
      searchPlaceholder="Search, or type https://… or #…"
      groups={choices}
      chosen={known ? { ...known, detail: url } : written(url, path)}
      problem={error ?? (isBroken ? 'The shop has no page at this address yet.' : undefined)}
      readTyped={(text) => readAddress(text, setting)}
      onChoose={choose}
      onRemove={() => choose('')}
    />
  )
}

function written(url: string, path: string | undefined): Choice | undefined {
  if (url === '') return undefined
  if (path !== undefined) return { value: url, label: url }
  return { value: url, label: url, detail: describe(url) }
}

function describe(url: string): string {
  if (url.startsWith('#')) return 'A place on the same page'
  if (/^mailto:/i.test(url)) return 'An email'
  return /^tel:/i.test(url) ? 'A phone call' : 'Outside the shop'
}

/** Plain words are a search; address-like text is an address, or gets the reason it is invalid. */
function readAddress(text: string, setting: ControlProps<'link'>['setting']) {
  if (!/[/:#.@]/.test(text) || /\s/.test(text)) return undefined
  const address = completed(text)
  const problem = checkValue(address, setting)
  return problem || { value: address, label: `Use ${address}` }
}

function completed(text: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text
}
