import { useStore } from 'zustand/react'
import { useBuilder, useOfNode } from '../context/builder-context.ts'
import type { ComponentNode, NodeId } from '../model/page/document.ts'
import { nameOfNode } from '../sections/section-types.ts'

/** Returns its owner's name for it, else the library's, else that of its type. */
export function useNameOf(node: Pick<ComponentNode, 'type' | 'details'> | undefined): string {
  const { linked } = useBuilder()
  const link = node?.details.linked
  const ofLibrary = useStore(linked, ({ saved }) => saved.get(link ?? '')?.name)
  if (!node) return ''
  return node.details.name ?? ofLibrary ?? nameOfNode(node)
}

/** Renders again when the name changes, not with every key in a setting; empty without a node. */
export function useNameAt(id: NodeId): string {
  const type = useOfNode(id, (node) => node?.type)
  const details = useOfNode(id, (node) => node?.details)
  return useNameOf(type !== undefined && details ? { type, details } : undefined)
}
