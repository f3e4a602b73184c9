import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AnySection, TakesBlocks } from '../packages/sections/src/kit/define-section.ts'
import { blockSchemas } from '../packages/sections/src/render/block-schemas.ts'
import { sectionSchemas } from '../packages/sections/src/render/schemas.ts'
import type { Setting } from '../packages/sections/src/kit/setting.ts'

export const sectionsFile = path.resolve(import.meta.dirname, '../docs/sections.md')

export function sectionsTable(): string {
  const sections: AnySection[] = Object.values(sectionSchemas)
  const blocks: AnySection[] = Object.values(blockSchemas)
  return [
    '# Sections',
    'Every type of section with its props: the default of each, the kind of its setting, and when the builder offers it. Made by `npm run sections` from `packages/sections/src`; the props of a list’s entries are indented under it, with the default of a new entry.',
    ...sections.map(tableOf),
    '# Blocks',
    'The parts of sections that take blocks, and of groups.',
    ...blocks.map(tableOf),
    '',
  ].join('\n\n')
}

function tableOf(section: AnySection): string {
  const { type, name, contentType, hidden, settings, defaults, blocks } = section
  const offered = hidden ? 'never offered' : `offered under “${section.group}”`
  return [
    `## ${type}\n`,
    `${name}: ${contentType}, ${offered}.\n`,
    '| prop | default | setting | shown |',
    '| --- | --- | --- | --- |',
    ...rowsOf(settings, defaults as Values, ''),
    ...(contentType === 'container'
      ? ['| childComponents | no sections | on the canvas | always |']
      : []),
    ...(blocks
      ? [`| childComponents | ${defaultBlocks(blocks)} | blocks on the canvas | always |`]
      : []),
  ].join('\n')
}

function defaultBlocks({ takes, max, defaults }: TakesBlocks): string {
  const taken = takes === 'all' ? 'any blocks' : takes.join(', ')
  const own = defaults.map(({ type }) => type).join(', ') || 'none'
  return `${own}; takes ${taken}, at most ${max}`
}

type Values = Readonly<Record<string, unknown>>

function rowsOf(settings: readonly Setting[], defaults: Values, indent: string): string[] {
  return settings.flatMap((setting) => {
    const cells = [
      indent + setting.key,
      defaultOf(setting, defaults),
      kindOf(setting),
      shownOf(setting),
    ]
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    if (setting.kind !== 'list') return [row]
    return [row, ...rowsOf(setting.settings, setting.item as Values, `${indent}– `)]
  })
}

function defaultOf({ key, kind }: Setting, defaults: Values): string {
  const value = defaults[key]
  if (kind === 'list') return Array.isArray(value) ? `${value.length} entries` : ''
  return `\`${JSON.stringify(value)}\``
}

function kindOf(setting: Setting): string {
  return setting.kind + limitsOf(setting) + (setting.perDevice ? ', per device' : '')
}

function limitsOf(setting: Setting): string {
  if (setting.kind === 'number')
    return ` ${setting.min}–${setting.max}${setting.unit ? ` ${setting.unit}` : ''}`
  if (setting.kind === 'select') return `: ${setting.options.map(({ value }) => value).join(', ')}`
  if (setting.kind === 'list') return ` of at most ${setting.maxItems}`
  return setting.kind === 'unitNumber' ? `: ${setting.units.join(', ')}` : ''
}

function shownOf({ hidden, visibleIf }: Setting): string {
  if (hidden) return 'never'
  return visibleIf ? `${visibleIf.setting} is ${String(visibleIf.is)}` : 'always'
}

if (import.meta.main) {
  writeFileSync(sectionsFile, sectionsTable())
  process.stdout.write('docs/sections.md\n')
}
