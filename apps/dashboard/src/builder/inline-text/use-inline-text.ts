import { useEffect } from 'react'
import { hasMark } from '@vitrine/sections/kit/bindings/values-within.ts'
import { componentAt, findComponentElement } from '../dom/component-element.ts'
import { editInlineRichText, prepareRichText } from './edit-inline-rich-text.ts'
import { editInlineText, PROP } from './edit-inline-text.ts'
import { isBound } from './is-bound.ts'
import { findInlineSetting, readAt } from './inline-setting.ts'
import type { InlineEditing } from './inline-text-commands.ts'

export function useInlineText(builder: InlineEditing) {
  useEffect(() => {
    const { store } = builder
    const listeners = new AbortController()
    const on = { capture: true, signal: listeners.signal }

    function textAt(target: EventTarget | null): HTMLElement | undefined {
      const text = (target as Element | null)?.closest?.<HTMLElement>(`[${PROP}]`)
      return text && !store.getState().previewMode && isInline(builder, text) ? text : undefined
    }

    function edit(text: HTMLElement, event: Event) {
      event.preventDefault()
      event.stopPropagation()
      const id = componentAt(text)!
      const point = event instanceof MouseEvent ? event : undefined
      const path = text.getAttribute(PROP) ?? ''
      if (isRich(builder, text)) void editInlineRichText(builder, text, id, point)
      else if (hasValues(builder, id, path)) builder.commands.editInPanel(id, path)
      else editInlineText(builder, text, id)
    }

    window.addEventListener(
      'dblclick',
      (event) => {
        const text = textAt(event.target)
        if (text && !text.isContentEditable) edit(text, event)
      },
      on,
    )
    window.addEventListener(
      'keydown',
      (event) => {
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
        if (!isPlain || (event.key !== 'Enter' && event.key !== 'F2')) return
        const target = event.target as HTMLElement
        if (target.isContentEditable) return
        const text = event.key === 'F2' ? firstText(builder, target) : target
        const found = text?.hasAttribute(PROP) ? textAt(text) : undefined
        if (found) edit(found, event)
      },
      on,
    )
    return () => listeners.abort()
  }, [builder])

  useReachableTexts(builder)
}

function useReachableTexts(builder: InlineEditing) {
  useEffect(() => {
    const { store } = builder
    let frame = 0
    let reachable: readonly HTMLElement[] = []
    const mark = () => {
      const { selectedComponent, previewMode } = store.getState()
      const isNoneSelected = selectedComponent === null || previewMode
      const texts = isNoneSelected ? [] : textsOf(builder, selectedComponent)
      for (const text of reachable) if (!texts.includes(text)) text.removeAttribute('tabindex')
      for (const text of texts) text.tabIndex = 0
      reachable = texts
      if (texts.some((text) => isRich(builder, text))) prepareRichText()
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    }
    schedule()
    const unsubscribe = store.subscribe((state, before) => {
      const isSame =
        state.selectedComponent === before.selectedComponent &&
        state.components === before.components
      if (!isSame) schedule()
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [builder])
}

function firstText(builder: InlineEditing, target: HTMLElement): HTMLElement | undefined {
  const id = componentAt(target)
  return id === undefined ? undefined : textsOf(builder, id)[0]
}

/** Skips texts inside buttons, which would nest focusable elements. */
function textsOf(builder: InlineEditing, id: string): HTMLElement[] {
  const section = findComponentElement(document, id)
  const texts = section?.querySelectorAll<HTMLElement>(`[${PROP}]`) ?? []
  return [...texts].filter(
    (text) =>
      componentAt(text) === id &&
      !text.closest('button, [aria-hidden="true"], [inert]') &&
      isInline(builder, text),
  )
}

function isInline(builder: InlineEditing, text: HTMLElement): boolean {
  return settingOf(builder, text) !== undefined
}

function isRich(builder: InlineEditing, text: HTMLElement): boolean {
  return settingOf(builder, text)?.kind === 'richText'
}

/** A plain text with values in it shows them, not what would be typed over. */
function hasValues({ store }: InlineEditing, id: string, path: string): boolean {
  const { components, page } = store.getState()
  const { props } = components.nodes.get(id) ?? {}
  return page.templateFor !== undefined && props !== undefined && hasMark(readAt(props, path))
}

function settingOf({ store }: InlineEditing, text: HTMLElement) {
  const { components, page } = store.getState()
  const node = components.nodes.get(componentAt(text) ?? '')
  const path = text.getAttribute(PROP) ?? ''
  // What is bound shows a value of the product, not what would be typed over.
  if (!node || (page.templateFor && isBound(node, path))) return undefined
  return findInlineSetting(node, path)
}
