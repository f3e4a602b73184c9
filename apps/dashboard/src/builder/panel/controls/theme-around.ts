import { themeInScheme, type Theme } from '@vitrine/contract/content/theme.ts'
import { createContext, useContext } from 'react'
import { useBuilder, useBuilderState } from '../../context/builder-context.ts'
import type { NodeId, PageDocument } from '../../model/page/document.ts'
import { findPlace } from '../../model/page/find-node.ts'

/** The scheme around what the panel shows. */
export const SchemeContext = createContext<string | undefined>(undefined)

/** Returns the shop's theme with the colours of the scheme around. */
export function useThemeAround(): Theme {
  const { theme } = useBuilder().storeInfo
  return themeInScheme(theme, useContext(SchemeContext))
}

/** Returns the scheme of a section or block, or of the nearest that has it inside. */
export function useSchemeOf(id: NodeId): string | undefined {
  return useBuilderState(({ components }) => schemeOf(components, id))
}

function schemeOf(document: PageDocument, id: NodeId): string | undefined {
  for (let at: NodeId | null = id; at !== null; at = findPlace(document, at)?.parent ?? null) {
    const scheme = document.nodes.get(at)?.details.scheme
    if (scheme !== undefined) return scheme
  }
  return undefined
}
