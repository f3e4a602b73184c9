import type { PageItem } from '@vitrine/contract/content/page.ts'
import { CHILDREN, type PageDocument, type Subtree } from '../model/page/document.ts'
import { loadContent, loadSubtree } from '../model/page/load-content.ts'
import { saveContent } from '../model/page/save-content.ts'

export function aSection(id: string, props: Record<string, unknown> = {}): PageItem {
  return { id, type: 'textBlock', v: 1, contentType: 'normal', props: { text: id, ...props } }
}

export function aContainer(id: string, ...children: PageItem[]): PageItem {
  return {
    id,
    type: 'container',
    v: 1,
    contentType: 'container',
    props: { gap: 8, [CHILDREN]: children, maxWidth: 900 },
  }
}

export function aFreeSection(id: string, ...blocks: PageItem[]): PageItem {
  const props = { gap: '8px', [CHILDREN]: blocks }
  return { id, type: 'freeSection', v: 1, contentType: 'normal', props }
}

export function aBlock(id: string, props: Record<string, unknown> = {}): PageItem {
  return { id, type: 'text', v: 1, contentType: 'block', props: { text: id, ...props } }
}

export function aGroup(id: string, ...blocks: PageItem[]): PageItem {
  const props = { layout: 'stack', [CHILDREN]: blocks }
  return { id, type: 'group', v: 1, contentType: 'block', props }
}

export function aGlobal(id: string, type: string): PageItem {
  return { id, type, v: 1, contentType: 'global', props: {} }
}

export function aPage(...content: PageItem[]): PageDocument {
  return loadContent({ content, globalContent: [] })
}

export function aSubtree(item: PageItem): Subtree {
  return loadSubtree(item)
}

export function bytesOf(document: PageDocument): string {
  return JSON.stringify(saveContent(document))
}

export function outlineOf(document: PageDocument): string {
  const write = (items: readonly PageItem[]): string =>
    items
      .map(({ id, props }) => {
        const children = props[CHILDREN] as PageItem[] | undefined
        return children ? `${id}(${write(children)})` : id
      })
      .join(', ')
  return write(saveContent(document).content)
}
