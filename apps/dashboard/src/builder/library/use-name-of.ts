import { useStore } from 'zustand/react'
import { useBuilder } from '../context/builder-context.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { nameOfNode } from '../sections/section-types.ts'

/** Returns its owner's name for it, else the library's, else that of its type. */
export function useNameOf(node: ComponentNode | undefined): string {
  const { linked } = useBuilder()
  const link = node?.details.linked
  const ofLibrary = useStore(linked, ({ saved }) => saved.get(link ?? '')?.name)
  if (!node) return ''
  return node.details.name ?? ofLibrary ?? nameOfNode(node)
}
