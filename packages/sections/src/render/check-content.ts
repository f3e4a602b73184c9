import type { PageItem } from '@vitrine/contract/content/page.ts'
import { checkValue } from '../kit/check-value.ts'
import { normalizeContent, versionOf } from './normalize-content.ts'
import {
  isPageItem,
  isRecord,
  maxDepth,
  maxSections,
  walkContent,
  type Content,
} from '../kit/page-item.ts'
import { findSection } from './schemas.ts'
import { isInEffect, type Setting } from '../kit/setting.ts'

export interface ContentIssue {
  /** Path from the checked value, such as `content.2.props.slides.0.title`. */
  path: string
  message: string
  sectionId?: string
}

type Values = Readonly<Record<string, unknown>>
type Report = (path: string, message: string) => void

const maxIssues = 100

/**
 * Validates content against the settings. Items of unknown types and newer versions pass: they are
 * stored unchanged and never rendered.
 * @returns about 100 issues at most; empty if valid
 */
export function checkContent(content: Content, root = 'content'): ContentIssue[] {
  const tooBig = checkLimits(content, root)
  if (tooBig) return [tooBig]
  const issues: ContentIssue[] = []
  const seen = new Set<string>()
  for (const { item, path } of walkContent(normalizeContent(content))) {
    const at = [root, ...path].join('.')
    const report: Report = (where, message) => {
      issues.push({ path: where, message, sectionId: item.id })
    }
    if (seen.has(item.id)) report(`${at}.id`, 'Two sections have the same id.')
    seen.add(item.id)
    checkItem(item, at, report)
    if (issues.length >= maxIssues) break
  }
  return issues
}

function checkLimits(content: Content, root: string): ContentIssue | undefined {
  let count = 0
  for (const { depth } of walkContent(content)) {
    count += 1
    if (count > maxSections) {
      return { path: root, message: `A page can have at most ${maxSections} sections.` }
    }
    if (depth > maxDepth) {
      return { path: root, message: `Sections can be nested at most ${maxDepth} levels deep.` }
    }
  }
  return undefined
}

function checkItem(item: PageItem, at: string, report: Report) {
  const section = findSection(item.type)
  if (!section || versionOf(item) > section.version) return
  if (item.contentType !== section.contentType) {
    report(`${at}.contentType`, `A ${section.name} is ${section.contentType}.`)
  }
  const { childComponents, ...props } = item.props
  if (childComponents !== undefined) checkChildren(childComponents, section.contentType, at, report)
  checkValues(props, section.settings, `${at}.props`, report)
}

function checkChildren(children: unknown, contentType: string, at: string, report: Report) {
  const path = `${at}.props.childComponents`
  if (contentType !== 'container') report(path, 'Only containers hold sections.')
  else if (!Array.isArray(children) || !children.every(isPageItem)) {
    report(path, 'A container holds sections.')
  }
}

function checkValues(values: Values, settings: readonly Setting[], at: string, report: Report) {
  for (const [key, value] of Object.entries(values)) {
    const known = settings.filter((setting) => setting.key === key)
    if (!known.length) report(`${at}.${key}`, 'This section has no such setting.')
    for (const setting of known.filter((each) => isInEffect(each, values))) {
      checkSetting(value, setting, `${at}.${key}`, report)
    }
  }
}

function checkSetting(value: unknown, setting: Setting, at: string, report: Report) {
  const problem = checkValue(value, setting)
  if (problem) report(at, problem)
  if (setting.kind !== 'list') return
  if (!Array.isArray(value)) return report(at, 'This is not a list.')
  if (value.length > setting.maxItems) report(at, `Use at most ${setting.maxItems} entries.`)
  value.forEach((entry: unknown, index) => {
    if (isRecord(entry)) checkEntry(entry, setting.settings, `${at}.${index}`, report)
    else report(`${at}.${index}`, `This is not a ${setting.itemLabel.toLowerCase()}.`)
  })
}

function checkEntry(entry: Values, settings: readonly Setting[], at: string, report: Report) {
  const { id, ...values } = entry
  const isId = id === undefined || (typeof id === 'string' && id.length <= 100)
  if (!isId) report(`${at}.id`, 'An id is a text.')
  checkValues(values, settings, at, report)
}
