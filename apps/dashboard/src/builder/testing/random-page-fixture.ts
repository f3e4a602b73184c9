import type { PageItem } from '@vitrine/contract/content/page.ts'
import * as fc from 'fast-check'
import { aContainer, aPage, aSection } from './document-fixture.ts'
import { CHILDREN } from '../model/page/document.ts'

/** Random pages up to four levels deep; containers whose id begins with `row` are rows. */
const items = fc.letrec<{ item: PageItem; section: PageItem; box: PageItem }>((tie) => ({
  item: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('section'), tie('box')),
  section: fc.constant(aSection('')),
  box: fc
    .tuple(fc.boolean(), fc.array(tie('item'), { maxLength: 4 }))
    .map(([isRow, children]) => aContainer(isRow ? 'row' : 'stack', ...children)),
}))

export const randomPage = fc
  .array(items.item, { minLength: 1, maxLength: 6 })
  .map((content) => aPage(...number(content)))

function number(content: readonly PageItem[]): PageItem[] {
  let next = 0
  const one = (item: PageItem): PageItem => ({
    ...item,
    id: `${item.id}${next++}`,
    props: {
      ...item.props,
      ...(Array.isArray(item.props[CHILDREN]) && { [CHILDREN]: item.props[CHILDREN].map(one) }),
    },
  })
  return content.map(one)
}
