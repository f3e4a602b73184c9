import type { PageItem } from '@vitrine/contract/content/page.ts'
import { createContext, type ComponentType } from 'react'

/** Renders what this version cannot: nothing for shoppers, who do not load the placeholder either. */
export const UnknownContext = createContext<ComponentType<{ item: PageItem }>>(() => null)
