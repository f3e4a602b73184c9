import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { Ground } from '@vitrine/contract/content/item-look.ts'
import { settingsOfGround } from '../kit/ground-settings.ts'
import { checkValue } from '../kit/check-value.ts'
import { canShow, findSource } from '../kit/bindings/bind-sources.ts'
import { findBound } from '../kit/bindings/find-bound.ts'
import type { AnySection } from '../kit/define-section.ts'
import { problemOfCss } from '../kit/values/own-css.ts'
import { takesOwnCss } from './takes-own-css.ts'
import { normalizeContent, versionOf } from './normalize-content.ts'
import {
  childrenOf,
  isPageItem,
  isRecord,
  maxBlocks,
  maxBlocksOfSection,
  maxDepth,
  maxSections,
  walkContent,
  type Content,
} from '../kit/page-item.ts'
import { findSection } from './schemas.ts'
import { isInEffect, type Setting } from '../kit/setting.ts'
import { findMisplaced, isHolder, maxChildrenOf, type Misplaced } from './may-hold.ts'

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
  return [...checkTops(content, root), ...checkItems(content, root)].slice(0, maxIssues)
}

/** Copied blocks have no section until they are pasted. */
export function checkCopied(content: Content): ContentIssue[] {
  return checkItems(content, 'content')
}

function checkTops(content: Content, root: string): ContentIssue[] {
  return content.flatMap((item, index) => {
    const misplaced = findMisplaced(null, item)
    if (!misplaced) return []
    return [{ path: `${root}.${index}`, message: misplacedWords[misplaced], sectionId: item.id }]
  })
}

const misplacedWords: Record<Misplaced, string> = {
  block_outside: 'A block is only for the inside of a section that takes blocks.',
  section_inside: 'This holds blocks, not sections.',
  not_taken: 'This section does not take blocks of this type.',
  main_inside: 'The page content is on the page itself, not inside another section.',
  holds_nothing: 'Only containers hold sections, and only sections with blocks hold blocks.',
}

function checkItems(content: Content, root: string): ContentIssue[] {
  const tooBig = checkLimits(content, root)
  if (tooBig) return [tooBig]
  const issues: ContentIssue[] = []
  const seen = new Set<string>()
  const anchors = new Set<string>()
  for (const { item, path } of walkContent(normalizeContent(content))) {
    const at = [root, ...path].join('.')
    const report: Report = (where, message) => {
      issues.push({ path: where, message, sectionId: item.id })
    }
    if (seen.has(item.id)) report(`${at}.id`, 'Two sections have the same id.')
    seen.add(item.id)
    if (item.anchor !== undefined) {
      if (anchors.has(item.anchor)) report(`${at}.anchor`, 'Two sections have the same anchor.')
      anchors.add(item.anchor)
    }
    checkCss(item, at, report)
    checkItem(item, at, report)
    if (item.ground) checkGround(item.ground, `${at}.ground`, report)
    if (issues.length >= maxIssues) break
  }
  return issues
}

function checkLimits(content: Content, root: string): ContentIssue | undefined {
  let sections = 0
  let blocks = 0
  let ofSection = 0
  for (const { item, depth } of walkContent(content)) {
    if (item.contentType === 'block') {
      blocks += 1
      ofSection += 1
    } else {
      sections += 1
      ofSection = 0
    }
    if (sections > maxSections) {
      return { path: root, message: `A page can have at most ${maxSections} sections.` }
    }
    if (blocks > maxBlocks) {
      return { path: root, message: `A page can have at most ${maxBlocks} blocks.` }
    }
    if (ofSection > maxBlocksOfSection) {
      return { path: root, message: `A section can have at most ${maxBlocksOfSection} blocks.` }
    }
    if (depth > maxDepth) {
      return { path: root, message: `Sections can be nested at most ${maxDepth} levels deep.` }
    }
  }
  return undefined
}

function checkCss(item: PageItem, at: string, report: Report) {
  if (item.css === undefined) return
  const problem = takesOwnCss(item) ? problemOfCss(item.css) : 'Own CSS is for sections of a page.'
  if (problem) report(`${at}.css`, problem)
}

function checkItem(item: PageItem, at: string, report: Report) {
  if (item.linked !== undefined) return checkLinked(item, at, report)
  const section = findSection(item.type)
  if (!section || versionOf(item) > section.version) return
  if (item.contentType !== section.contentType) {
    report(`${at}.contentType`, `A ${section.name} is ${section.contentType}.`)
  }
  const { childComponents, ...props } = item.props
  if (childComponents !== undefined) checkChildren(item, at, report)
  checkValues(props, section.settings, `${at}.props`, report)
  checkBindings(item, section, at, report)
}

/** One that is in no library by now, and texts that it has no more, are let be. */
function checkLinked({ contentType, props }: PageItem, at: string, report: Report) {
  if (contentType === 'global') report(`${at}.linked`, 'This section is on every page anyway.')
  if (Object.keys(props).length > 0) {
    report(`${at}.props`, 'A linked section has no settings and holds nothing of its own.')
  }
}

/** A binding of an entry that was deleted meanwhile is let be: it shows nothing. */
function checkBindings(
  { bindings = {}, props }: PageItem,
  section: AnySection,
  at: string,
  report: Report,
) {
  const values = { ...section.defaults, ...props }
  for (const [path, name] of Object.entries(bindings)) {
    const [source, setting] = [
      findSource(name),
      findBound(section.settings, path.split('.'), values),
    ]
    if (!source) report(`${at}.bindings.${path}`, 'There is no such value to show.')
    else if (setting && !canShow(setting, source)) {
      report(`${at}.bindings.${path}`, `“${setting.label}” cannot show this value.`)
    }
  }
}

function checkGround({ kind, ...values }: Ground, at: string, report: Report) {
  const known = settingsOfGround(kind).filter(({ key }) => Object.hasOwn(values, key))
  for (const setting of known)
    checkSetting((values as Values)[setting.key], setting, `${at}.${setting.key}`, report)
}

function checkChildren(item: PageItem, at: string, report: Report) {
  const path = `${at}.props.childComponents`
  const { childComponents: children } = item.props
  if (!isHolder(item)) return report(path, misplacedWords.holds_nothing)
  if (!Array.isArray(children) || !children.every(isPageItem)) {
    return report(path, 'A container holds sections, and a section with blocks holds blocks.')
  }
  const max = maxChildrenOf(item)
  if (children.length > max) report(path, `This takes at most ${max} blocks.`)
  childrenOf(item).forEach((child, index) => {
    const misplaced = findMisplaced(item, child)
    if (misplaced) report(`${path}.${index}`, misplacedWords[misplaced])
  })
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
