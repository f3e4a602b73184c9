import { isPerDevice } from '../kit/per-device.ts'
import type { Setting } from '../kit/setting.ts'

/** Returns a value that the setting allows and that differs from the given one. */
export function otherValue(setting: Setting, value: unknown): unknown {
  if (setting.perDevice && isPerDevice(value)) {
    const base = otherOf(setting, value.base)
    return { base, tablet: value.base, mobile: base }
  }
  return otherOf(setting, value)
}

function otherOf(setting: Setting, value: unknown): unknown {
  switch (setting.kind) {
    case 'checkbox':
      return value !== true
    case 'number':
      return value === setting.min ? setting.min + 1 : setting.min
    case 'select':
      return setting.options.find((option) => option.value !== value)?.value
    case 'list':
      return [entryOf(setting, 1), entryOf(setting, 2)]
    case 'text':
      return wordsUnlike(value, setting.label).slice(0, setting.maxLength)
    case 'textarea':
      return wordsUnlike(value, setting.label)
    case 'richText':
      return `<p>${wordsUnlike(value, setting.label)}</p>`
    case 'unitNumber':
      return `7${setting.units[0]}`
    default:
      return others[setting.kind]?.find((each) => each !== value)
  }
}

function wordsUnlike(value: unknown, label: string): string {
  return String(value).includes('in our own') ? 'Other' : `${label}, in our own words`
}

const others: Partial<Record<Setting['kind'], readonly [string, string]>> = {
  color: ['#2f5d50', '#e8d9c4'],
  css: ['h2 { color: #2f5d50 }', 'p { color: #2f5d50 }'],
  gradient: ['linear-gradient(90deg, #2f5d50, #e8d9c4)', 'linear-gradient(#2f5d50, #e8d9c4)'],
  image: ['/media/demo/image.webp', '/media/demo/other.webp'],
  link: ['/page/about', '/page/other'],
  product: ['sencha-100-g', 'assam-100-g'],
  category: ['green-tea', 'black-tea'],
  dateTime: ['2030-06-01T12:30', '2031-06-01T12:30'],
  timeZone: ['Asia/Tokyo', 'Europe/Lisbon'],
  spacing: ['1rem 2rem 3px 4%', '2rem'],
  tracks: ['3 2px 1', '1 5'],
  audio: ['/media/demo/talk.mp3', '/media/demo/other.mp3'],
  captions: ['/media/demo/film.vtt', '/media/demo/other.vtt'],
  video: ['/media/demo/film.mp4', '/media/demo/other.mp4'],
}

function entryOf({ key, item, settings }: Extract<Setting, { kind: 'list' }>, at: number) {
  const values = item as Readonly<Record<string, unknown>>
  const fields = settings.map((each) => [each.key, otherValue(each, values[each.key])] as const)
  return { id: `${key}-${at}`, ...Object.fromEntries(fields) }
}
